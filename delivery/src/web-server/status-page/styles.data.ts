/** The page's whole style sheet, inline, so that the page works when files cannot be served. */
export const STYLES = `
:root { color-scheme: light dark; --ground: #f5f5f2; --surface: #fff; --text: #1f2629; --muted: #56616a; --line: #d9dcda; --strong: #79838a; --focus: #1d5fc4; --bad: #96201b; --bad-soft: #fbe9e7; --good: #1e5b33 }
@media (prefers-color-scheme: dark) { :root { --ground: #14181a; --surface: #1c2224; --text: #e7eae9; --muted: #a9b2b4; --line: #384246; --strong: #7f8b90; --focus: #9cc3ff; --bad: #f5b0a6; --bad-soft: #40211e; --good: #9fdbaf } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 80rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; line-height: 1.2 }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem }
p { max-width: 44rem; margin: 0 0 1rem }
.muted { color: var(--muted) }
.good { color: var(--good); font-weight: 600 }
.bad { color: var(--bad); background: var(--bad-soft); padding: .75rem 1rem; border-radius: .5rem; max-width: none; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse; background: var(--surface); border: 1px solid var(--line); font-size: .875rem; font-variant-numeric: tabular-nums }
caption { text-align: start; color: var(--muted); padding: 0 0 .5rem }
th, td { text-align: start; padding: .5rem .75rem; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word }
thead th { color: var(--muted); font-weight: 600; white-space: nowrap }
form { display: grid; gap: .5rem; max-width: 26rem }
label { font-weight: 600 }
input, button { font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border-radius: .375rem; border: 1px solid var(--strong); background: var(--surface); color: var(--text) }
button { background: var(--text); color: var(--ground); border-color: var(--text); font-weight: 600; cursor: pointer }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
@media (max-width: 1000px) {
  table, tbody, tr, th[scope=row], td, caption { display: block; width: 100% }
  table { border: 0; background: none }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  tr { background: var(--surface); border: 1px solid var(--line); border-radius: .5rem; margin-bottom: .75rem; padding: .5rem 0 }
  th, td { border: 0; padding: .125rem .75rem; overflow-wrap: anywhere }
  td { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: .5rem }
  td::before { content: attr(data-label); color: var(--muted) }
}
`
