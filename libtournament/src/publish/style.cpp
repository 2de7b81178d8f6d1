#include "publish/site_view.h"

namespace tournament::publish {

// Squared paper, ink, one blue and one red. Text meets WCAG AA in the light and in the dark; no font is fetched.
std::string_view style_sheet() {
  return R"css(:root {
  color-scheme: light dark;
  --paper: #f6f7f3; --card: #ffffff; --sheet: #fffef8; --grid: #dde6ef; --line: #cfd8e1; --ink: #1c2733; --muted: #52606d;
  --link: #17439c; --blue: #1d4fb8; --red: #b8261b; --shade: #eef2f6;
  --notice: #fff3cf; --notice-line: #b98900; --good: #e4f3e6; --good-line: #2e7d3a; --bad: #fde7e4; --bad-line: #b8261b;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #12181f; --card: #19212a; --sheet: #1d2731; --grid: #222d39; --line: #364452; --ink: #e6ebf0; --muted: #a3b1bf;
    --link: #9fc1ff; --blue: #7fabff; --red: #ff9083; --shade: #212b36;
    --notice: #3a3013; --notice-line: #d6a419; --good: #173322; --good-line: #63b873; --bad: #43201d; --bad-line: #ff9083;
  }
  .board .paper, .swatch .paper { fill: #1d2731; }
  .board .grid, .swatch .grid { stroke: #344354; }
  .board .edge, .swatch .edge { stroke: #63758a; }
  .board .labels { fill: #a3b1bf; }
  .board .first:not(.start):not(.area), .swatch .first:not(.start) { stroke: #7fabff; }
  .board .second:not(.area), .swatch .second { stroke: #ff9083; }
  .board .area.first { fill: #7fabff; }
  .board .area.second { fill: #ff9083; }
  .board .hole, .board .start.first, .swatch .hole, .swatch .start.first { stroke: #1d2731; }
  .board .last, .board .loose, .swatch .last, .swatch .loose { stroke: #e6ebf0; }
}
* { box-sizing: border-box; }
html { font: 100%/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif; color: var(--ink); background: var(--paper);
  -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
a { color: var(--link); text-underline-offset: .15em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .14em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
.skip { position: absolute; left: -999em; }
.skip:focus { left: .5rem; top: .5rem; background: var(--card); padding: .5rem 1rem; z-index: 2; }
.inner, main { width: 100%; max-width: 76rem; margin: 0 auto; padding: 0 1rem; }
.top { background: var(--sheet); border-bottom: 1px solid var(--line);
  background-image: linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px);
  background-size: 20px 20px; background-position: 9px 9px; }
.top .inner { padding-top: 1.25rem; }
.brand { margin: 0; font-size: 1.5rem; font-weight: 700; line-height: 1.2; letter-spacing: -.01em; overflow-wrap: anywhere; }
.brand a { color: inherit; text-decoration: none; }
.brand img { width: 1.1em; height: 1.1em; margin-right: .45em; vertical-align: -.16em; border: 1px solid var(--line); border-radius: .2em; }
.dates { white-space: nowrap; }
.where { margin: .15rem 0 0; color: var(--muted); overflow-wrap: anywhere; }
.top nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-top: .9rem; }
.top nav a { display: inline-block; padding: .5rem 0 .6rem; text-decoration: none; border-bottom: 3px solid transparent; }
.top nav a:hover { border-color: var(--line); }
.top nav a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--blue); }
main { flex: 1; padding-top: 1.5rem; padding-bottom: 3rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .75rem; letter-spacing: -.015em; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; line-height: 1.25; margin: 2.25rem 0 .6rem; scroll-margin-top: 1rem; }
h3 { font-size: 1.05rem; margin: 1.25rem 0 .4rem; }
p { margin: .5rem 0; max-width: 46rem; }
.key, .data, .note, .lead, footer { color: var(--muted); }
.key, .data { font-size: .9rem; }
.key b { color: var(--ink); }
.lead strong { color: var(--ink); font-size: 1.15rem; }
code { font: .875em ui-monospace, "DejaVu Sans Mono", Consolas, monospace; overflow-wrap: anywhere; }
.notice, .verdict { padding: .6rem .9rem; border-left: 4px solid var(--notice-line); background: var(--notice); border-radius: 0 4px 4px 0; }
.verdict.good { background: var(--good); border-color: var(--good-line); }
.verdict.bad { background: var(--bad); border-color: var(--bad-line); }
.scroll { overflow-x: auto; margin: .75rem 0; background: var(--card); border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-variant-numeric: tabular-nums lining-nums; }
caption { text-align: left; padding: .55rem .75rem 0; color: var(--muted); font-size: .9rem; }
th, td { padding: .5rem .75rem; text-align: left; vertical-align: baseline; border-top: 1px solid var(--line); overflow-wrap: break-word; }
thead th { border-top: 0; border-bottom: 2px solid var(--line); font-size: .85rem; color: var(--muted); font-weight: 600; white-space: nowrap; vertical-align: bottom; }
tbody tr:first-child > * { border-top: 0; }
tbody tr:hover > * { background: var(--shade); }
td a { overflow-wrap: anywhere; }
.number { text-align: right; white-space: nowrap; }
.result { text-align: center; white-space: nowrap; }
td.result { font-weight: 600; }
td.result .note { font-weight: 400; }
.note { display: block; font-size: .82rem; line-height: 1.3; }
abbr { text-decoration: none; cursor: help; }
.side.first { color: var(--blue); }
.side.second { color: var(--red); }
.side { font-family: "DejaVu Sans", "Segoe UI Symbol", "Noto Sans Symbols2", sans-serif; font-size: .85em; }
.standings td:first-child, .standings th:first-child { width: 3.25rem; }
.standings td:nth-child(3) { min-width: 8.5rem; font-weight: 600; overflow-wrap: anywhere; }
.pairings { table-layout: fixed; }
.pairings th:first-child { width: 4.5rem; }
.pairings th.result { width: 12rem; }
.own-games th:first-child, .own-games td:first-child { width: 5rem; text-align: right; }
.bye { margin-left: .75rem; }
.jump { display: flex; flex-wrap: wrap; gap: .4rem; }
.jump a { min-width: 2.5rem; padding: .4rem .6rem; text-align: center; border: 1px solid var(--line); border-radius: 4px; background: var(--card); text-decoration: none; }
.crosstable { width: auto; min-width: 100%; }
.crosstable th[scope=row] { font-weight: 600; min-width: 9rem; overflow-wrap: anywhere; position: sticky; left: 0; background: var(--card); }
.cross, .self { text-align: center; min-width: 3rem; }
thead .cross { text-align: center; }
.self { background: var(--shade) repeating-linear-gradient(135deg, transparent 0 5px, var(--line) 5px 6px); }
.crosstable .game { display: block; white-space: nowrap; font-weight: 600; }
.crosstable .side { font-size: .6em; margin-right: .35em; vertical-align: .2em; }
.total { font-weight: 700; }
.duel-sheet td:first-child { width: 11rem; white-space: nowrap; }
.central { font-size: .85rem; }
.central thead th { white-space: normal; }
.central td:nth-child(2) { min-width: 8rem; }
.facts { margin: .75rem 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 0 2rem; }
.facts div { display: flex; gap: .75rem; justify-content: space-between; padding: .35rem 0; border-bottom: 1px solid var(--line); }
.facts dt { color: var(--muted); flex: none; max-width: 60%; }
.facts dd { margin: 0; text-align: right; overflow-wrap: anywhere; min-width: 0; }
details { margin: .75rem 0; }
summary { cursor: pointer; color: var(--link); padding: .3rem 0; }
.versus .name { display: inline-block; }
.versus a { color: inherit; text-decoration-color: var(--line); }
.versus .dash { color: var(--muted); }
.spread { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2rem; }
.aside h2 { margin-top: 1.25rem; }
.aside .facts { grid-template-columns: minmax(0, 1fr); }
figure { margin: 1rem 0 0; }
.sheet { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: .25rem; }
.board { display: block; max-width: 100%; height: auto; max-height: 90vh; margin: 0 auto; }
.legend { list-style: none; margin: .6rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; font-size: .9rem; color: var(--muted); }
.legend li { display: flex; align-items: center; gap: .4rem; }
.swatch { width: 1.5rem; height: 1.5rem; flex: none; }
.moves { list-style: none; margin: .75rem 0; padding: 0; columns: 11rem; column-gap: 1.75rem; column-rule: 1px solid var(--line); font-variant-numeric: tabular-nums lining-nums; }
.moves li { display: grid; grid-template-columns: 2.6rem 1fr 1fr; gap: .5rem; padding: .12rem 0; break-inside: avoid; }
.moves .no { color: var(--muted); text-align: right; }
.moves .move { white-space: nowrap; }
.refused { text-decoration: line-through; color: var(--muted); }
.filled { color: var(--muted); font-style: italic; }
.findings { padding-left: 1.1rem; margin: .4rem 0; }
footer { border-top: 1px solid var(--line); background: var(--card); font-size: .85rem; padding: 1rem 0 1.5rem; }
footer p { max-width: none; margin: .25rem 0; }
@media (min-width: 64rem) {
  .spread { grid-template-columns: minmax(0, 1fr) 22rem; }
  .aside h2 { margin-top: 1.75rem; }
  .aside h2:first-child, .aside section:first-child h2 { margin-top: 1rem; }
}
@media (max-width: 40rem) {
  .secondary { display: none; }
  .brand { font-size: 1.3rem; }
  h1 { font-size: 1.55rem; }
  th, td { padding: .5rem .45rem; }
  th:first-child, td:first-child { padding-left: .65rem; }
  .standings td:first-child, .standings th:first-child { width: 2.6rem; }
  .standings, .crosstable { font-size: .93rem; }
  .standings th, .standings td { padding-left: .32rem; padding-right: .32rem; }
  .standings th:first-child, .standings td:first-child { padding-left: .5rem; }
  .standings td:nth-child(3) { min-width: 6.4rem; }
  .crosstable th[scope=row] { min-width: 7.5rem; }
  .own-games td.result { white-space: normal; }
  .pairings thead { position: absolute; left: -999em; }
  .pairings, .pairings tbody { display: block; }
  .pairings tr { display: grid; grid-template-columns: 2.4rem minmax(0, 1fr) auto; align-items: center; padding: .35rem .65rem .35rem 0; border-top: 1px solid var(--line); }
  .pairings tbody tr:first-child { border-top: 0; }
  .pairings td { border: 0; padding: .12rem .4rem; }
  .pairings td:first-child { grid-area: 1 / 1 / span 2; color: var(--muted); }
  .pairings td:nth-child(3) { grid-area: 1 / 3 / span 2; }
  .pairings td:nth-child(4) { grid-area: 2 / 2; }
  .top nav { gap: 0 .9rem; font-size: .95rem; }
  .moves { columns: 9.5rem; column-gap: 1rem; }
  .moves li { grid-template-columns: 2rem 1fr 1fr; gap: .35rem; font-size: .92rem; }
}
@media print {
  @page { margin: 14mm; }
  @page wide { size: landscape; }
  :root { --paper: #fff; --card: #fff; --sheet: #fff; --shade: #f1f1f1; --ink: #000; --muted: #444; --link: #000; --line: #aaa; --grid: #fff; }
  html { font-size: 9.5pt; }
  body { display: block; min-height: 0; }
  .skip, .top nav, .jump, .data, details { display: none; }
  .top { border-bottom: 1.5pt solid #000; }
  .inner, main { max-width: none; padding-left: 0; padding-right: 0; }
  main { padding-bottom: 1rem; }
  a { color: inherit; text-decoration: none; }
  .scroll { overflow: visible; border: 0; }
  th, td { padding: .25rem .45rem; }
  .secondary { display: revert; }
  thead { display: table-header-group; }
  tr, .legend, .facts div { break-inside: avoid; }
  h2, h3, caption { break-after: avoid; }
  .round { break-inside: avoid; }
  .spread { display: block; }
  .board { max-height: 150mm; }
  .aside .facts { grid-template-columns: 1fr 1fr; }
  .moves { columns: 5; column-gap: 1.2em; font-size: 8pt; }
  .moves li { grid-template-columns: 1.9rem 1fr 1fr; gap: .3rem; }
  .one-sheet { break-before: page; }
  .one-sheet:first-of-type { break-before: avoid; }
  .duel-sheet th, .duel-sheet td { border: .5pt solid #000; height: 8.5mm; }
  body:has(.central) { page: wide; }
  .central { font-size: 8pt; }
  .central th, .central td { border: .5pt solid #000; }
  .notice, .verdict { border: 1pt solid #000; border-left-width: 4pt; }
  .area, .contour, .dot, .self, .side { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
)css";
}

}  // namespace tournament::publish
