// RE: what a record says of its result.
#include "records/claim_text.h"
#include "records/sgf_reading.h"

namespace tournament::records {

Claim read_claim(SgfReading& reading, const SgfValue& value) {
  const bool red = reading.dialect == Dialect::vpoints || reading.dialect == Dialect::multipoints;
  std::optional<ClaimFault> fault;
  Claim claim = parse_claim(reading.tree.raw(value), red, fault);
  claim.raw = reading.text(value);
  claim.place = reading.place(value);
  if (fault)
    reading.findings.add(dots::Severity::error, fault->code,
                         reading.tree.place(std::size_t{value.open} + 1 + fault->at), {{"value", claim.raw}});
  return claim;
}

}  // namespace tournament::records
