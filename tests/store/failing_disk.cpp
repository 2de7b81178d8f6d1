#include "failing_disk.h"

#include <sqlite3.h>

#include <cstdlib>

namespace store_tests {
namespace {

// A VFS has no place for a context but a pointer to itself; one disk at a time is enough here.
sqlite3_vfs* real_vfs = nullptr;
sqlite3_vfs failing_vfs{};
int left = 0;  // changes until the failure; 0: none is planned
bool for_ever = false;
bool has_failed = false;

bool fails() {
  if (left == 0) return has_failed && for_ever;
  if (--left > 0) return false;
  has_failed = true;
  return true;
}

struct File {
  sqlite3_file base;
  sqlite3_file* real;
};

sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<File*>(file)->real; }

int close(sqlite3_file* file) {
  sqlite3_file* inner = real(file);
  return inner->pMethods != nullptr ? inner->pMethods->xClose(inner) : SQLITE_OK;
}
int read(sqlite3_file* f, void* to, int n, sqlite3_int64 at) { return real(f)->pMethods->xRead(real(f), to, n, at); }
int write(sqlite3_file* f, const void* from, int n, sqlite3_int64 at) {
  if (fails()) return SQLITE_FULL;
  return real(f)->pMethods->xWrite(real(f), from, n, at);
}
int truncate(sqlite3_file* f, sqlite3_int64 size) {
  if (fails()) return SQLITE_IOERR_TRUNCATE;
  return real(f)->pMethods->xTruncate(real(f), size);
}
int sync(sqlite3_file* f, int flags) {
  if (fails()) return SQLITE_IOERR_FSYNC;
  return real(f)->pMethods->xSync(real(f), flags);
}
int file_size(sqlite3_file* f, sqlite3_int64* size) { return real(f)->pMethods->xFileSize(real(f), size); }
int lock(sqlite3_file* f, int level) { return real(f)->pMethods->xLock(real(f), level); }
int unlock(sqlite3_file* f, int level) { return real(f)->pMethods->xUnlock(real(f), level); }
int check_lock(sqlite3_file* f, int* held) { return real(f)->pMethods->xCheckReservedLock(real(f), held); }
int control(sqlite3_file* f, int what, void* value) { return real(f)->pMethods->xFileControl(real(f), what, value); }
int sector(sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); }
int device(sqlite3_file* f) { return real(f)->pMethods->xDeviceCharacteristics(real(f)); }
int shm_map(sqlite3_file* f, int page, int size, int extend, void volatile** to) {
  return real(f)->pMethods->xShmMap(real(f), page, size, extend, to);
}
int shm_lock(sqlite3_file* f, int at, int n, int flags) { return real(f)->pMethods->xShmLock(real(f), at, n, flags); }
void shm_barrier(sqlite3_file* f) { real(f)->pMethods->xShmBarrier(real(f)); }
int shm_unmap(sqlite3_file* f, int remove) { return real(f)->pMethods->xShmUnmap(real(f), remove); }

// Version 2: with shared memory for the write-ahead log, without memory maps that would pass the counter by.
constexpr sqlite3_io_methods methods{2,        close,       read,       write,   truncate, sync,   file_size,
                                     lock,     unlock,      check_lock, control, sector,   device, shm_map,
                                     shm_lock, shm_barrier, shm_unmap,  nullptr, nullptr};

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_out) {
  auto* outer = reinterpret_cast<File*>(file);
  outer->real = reinterpret_cast<sqlite3_file*>(outer + 1);
  outer->real->pMethods = nullptr;
  const int code = real_vfs->xOpen(real_vfs, name, outer->real, flags, flags_out);
  outer->base.pMethods = code == SQLITE_OK ? &methods : nullptr;
  return code;
}

int remove(sqlite3_vfs*, const char* name, int sync_folder) {
  if (fails()) return SQLITE_IOERR_DELETE;
  return real_vfs->xDelete(real_vfs, name, sync_folder);
}

}  // namespace

FailingDisk::FailingDisk() {
  repair();
  real_vfs = sqlite3_vfs_find(nullptr);
  if (real_vfs == nullptr) std::abort();
  failing_vfs = *real_vfs;
  failing_vfs.zName = "failing";
  failing_vfs.szOsFile = static_cast<int>(sizeof(File)) + real_vfs->szOsFile;
  failing_vfs.xOpen = open;
  failing_vfs.xDelete = remove;
  sqlite3_vfs_register(&failing_vfs, 1);
}

FailingDisk::~FailingDisk() {
  sqlite3_vfs_unregister(&failing_vfs);
  sqlite3_vfs_register(real_vfs, 1);
}

void FailingDisk::fail_from(int count, For how_long) {
  left = count;
  for_ever = how_long == For::ever;
  has_failed = false;
}

void FailingDisk::repair() {
  left = 0;
  for_ever = false;
  has_failed = false;
}

bool FailingDisk::failed() const { return has_failed; }

}  // namespace store_tests
