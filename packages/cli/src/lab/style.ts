/** The look of the page: parchment by day, deep water by night. */
const LIGHT = `
  color-scheme: light;
  --page: #f5f0e4; --sheet: #fffdf6; --ink: #23211c; --quiet: #6b6555; --line: #ded5bf;
  --accent: #1d6f5f; --win: 24 128 108; --lose: 201 100 32; --open: #8c8570; --mirror: #ece4d0;`;
const DARK = `
  color-scheme: dark;
  --page: #0c1413; --sheet: #131e1c; --ink: #e9e4d6; --quiet: #9aa59d; --line: #263532;
  --accent: #5cc9ad; --win: 52 184 154; --lose: 226 124 58; --open: #7d8a84; --mirror: #1c2a27;`;

const FACTIONS = `
.agency { --f: #3f7fca; } .miskatonic { --f: #a8703a; } .syndicate { --f: #7f8792; } .cthulhu { --f: #2a9c66; }
.hastur { --f: #d6aa26; } .yog-sothoth { --f: #8d5bcb; } .shub-niggurath { --f: #bd4238; }
.silver-twilight { --f: #5fb4c4; } .neutral { --f: #b5ad98; }`;

const FRAME = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
html[data-lang="en"] .fr, html[data-lang="fr"] .en { display: none; }
main, header.top, footer { max-width: 76rem; margin: 0 auto; padding: 0 1rem; }
header.top { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-end; justify-content: space-between; padding-top: 2.2rem; }
h1, h2, h3 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; font-weight: 600; line-height: 1.15; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 5vw, 3.1rem); letter-spacing: -.01em; }
h2 { font-size: 1.55rem; }
h3 { font-size: 1.1rem; margin: 1.2rem 0 .4rem; }
.kicker { color: var(--accent); font-size: .8rem; letter-spacing: .14em; text-transform: uppercase; margin: 0 0 .3rem; }
.facts, .help { color: var(--quiet); margin: .4rem 0 0; max-width: 46rem; }
.switches { display: flex; gap: .5rem; }
button { font: inherit; font-size: .85rem; color: var(--ink); background: var(--sheet); border: 1px solid var(--line); border-radius: 999px; padding: .35rem .9rem; cursor: pointer; min-height: 2.4rem; }
button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--page); }
button:focus-visible, .scroll:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; padding: 1.3rem; margin: 1.2rem 0; }
.scroll { overflow-x: auto; margin-top: 1rem; }
footer { color: var(--quiet); font-size: .85rem; padding-bottom: 2.5rem; }
summary { cursor: pointer; color: var(--accent); margin-top: 1rem; }
.method li { margin: .35rem 0; max-width: 60rem; }`;

const FIGURES = `
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr)); gap: .8rem; padding: 0; margin: 1.4rem 0 0; list-style: none; }
.figures li { background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; padding: .9rem 1rem; }
.figures b { display: block; font: 600 1.75rem/1.15 "Iowan Old Style", Palatino, Georgia, serif; font-variant-numeric: tabular-nums; }
.figures span.what { color: var(--quiet); font-size: .85rem; }`;

const HEAT = `
.heat { border-collapse: separate; border-spacing: 2px; font-size: .72rem; font-variant-numeric: tabular-nums; }
.heat td { width: 2.4rem; min-width: 1.75rem; height: 1.85rem; text-align: center; border-radius: 4px; padding: 0; }
.heat td.wins { background: rgb(var(--win) / var(--a)); } .heat td.loses { background: rgb(var(--lose) / var(--a)); }
.heat td.mirror { background: var(--mirror); color: var(--quiet); } .heat td.alone { outline: 2px solid var(--quiet); outline-offset: -2px; font-weight: 700; }
.heat td.average { font-weight: 700; }
.heat tbody tr:hover th, .heat tbody tr:hover td { filter: brightness(1.08); }
.heat td.picked { outline: 3px solid var(--ink); outline-offset: -1px; }
.heat tbody th { position: sticky; left: 0; z-index: 1; background: var(--sheet); text-align: left; font-weight: 500; white-space: nowrap; padding-right: .6rem; }
.heat thead th { vertical-align: bottom; font-weight: 500; padding: 0 0 .25rem; height: 4.6rem; }
.heat thead th > span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; display: inline-block; }
.heat.factions { font-size: .85rem; } .heat.factions td { width: 3.2rem; height: 2.3rem; } .heat.factions thead th { height: auto; } .heat.factions thead th > span { writing-mode: initial; transform: none; }
.deck { white-space: nowrap; }
.heat .short { display: none; }
i.dot { display: inline-block; width: .72em; height: .72em; border-radius: 50%; background: var(--f); margin-right: .28em; }
.deck i.dot + i.dot { margin-left: -.12em; } .heat thead i.dot { margin: .2em 0; }
.detail { min-height: 1.6em; margin: .8rem 0 0; font-weight: 600; }
.key-line { display: flex; align-items: center; gap: .6rem; color: var(--quiet); font-size: .85rem; margin-top: .8rem; }
.key-line i { flex: 0 1 14rem; height: .8rem; border-radius: 4px; background: linear-gradient(90deg, rgb(var(--lose) / .9), transparent, rgb(var(--win) / .9)); }`;

const LISTS = `
.list { border-collapse: collapse; width: 100%; font-size: .9rem; }
.list th, .list td { padding: .32rem .6rem; border-bottom: 1px solid var(--line); text-align: left; }
.list thead th { color: var(--quiet); font-weight: 500; font-size: .78rem; vertical-align: bottom; }
.list tbody th { font-weight: 500; white-space: nowrap; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; } .list td.number { text-align: right; } .rank { color: var(--quiet); }
.plot { min-width: 9rem; width: 30%; }
.ends { display: flex; justify-content: space-between; font-variant-numeric: tabular-nums; }
.bar { display: block; width: 100%; height: 14px; overflow: visible; }
.bar line { vector-effect: non-scaling-stroke; stroke-linecap: round; } .bar .middle { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 2 3; }
.bar .span { stroke-width: 5; opacity: .4; } .bar .dot { stroke-width: 10; }
.bar.above .span, .bar.above .dot { stroke: rgb(var(--win)); } .bar.below .span, .bar.below .dot { stroke: rgb(var(--lose)); } .bar.open .span, .bar.open .dot { stroke: var(--open); }
.stands { color: var(--accent); text-decoration: none; margin-left: .2em; cursor: help; }
.verdict { border-left: 4px solid var(--accent); padding: .2rem 0 .2rem .9rem; margin: 1rem 0; max-width: 50rem; }
.lengths { width: 100%; max-height: 17rem; display: block; } .lengths text { font-size: 10px; fill: var(--quiet); text-anchor: middle; }
.stories { fill: rgb(var(--win)); background: rgb(var(--win)); } .lengths .deck, .key.deck { fill: rgb(var(--lose)); background: rgb(var(--lose)); } .other { fill: var(--open); background: var(--open); }
.legend { display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; list-style: none; padding: 0; margin: .8rem 0 0; font-size: .9rem; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 3px; margin-right: .45em; }`;

const NARROW = `
@media (max-width: 46rem) {
  section { padding: 1rem .8rem; border-radius: 10px; }
  .heat:not(.factions) .long { display: none; } .heat .short { display: inline; }
  .heat { font-size: .68rem; } .heat.factions td { width: 2.3rem; } .heat.factions { font-size: .75rem; }
  .list th, .list td { padding: .32rem .4rem; } .plot { min-width: 6rem; }
}
@media print { .switches { display: none; } section { break-inside: avoid; } }`;

export const STYLE = `
:root {${LIGHT} }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) {${DARK} } }
:root[data-theme="dark"] {${DARK} }
${FACTIONS}${FRAME}${FIGURES}${HEAT}${LISTS}${NARROW}`;
