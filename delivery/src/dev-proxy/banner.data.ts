/**
 * The banner's script, for browsers. A shadow root separates its styles from the page's. It is in the flow of the page,
 * so that it covers nothing. It uses no HTML text or style elements, which the page's policy refuses.
 */
export const BANNER = String.raw`(() => {
const { page } = document.currentScript.dataset
const reasons = {
  pressed: 'is the released version again.',
  gone: 'is the released version, because its development server has ended. Start "portal dev" again to use this machine.',
  crashed: 'is the released version, because it failed three times within a minute. Fix it, then use it again.',
}
const host = document.createElement('div')
const root = host.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(':host{all:initial;display:block}section{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:6px 16px;background:#3b2a57;color:#fff;font:14px/20px system-ui,sans-serif}p{margin:0}button{min-height:28px;padding:2px 12px;border:1px solid #fff;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer}button:focus-visible{outline:3px solid #fff;outline-offset:2px}')
root.adoptedStyleSheets = [sheet]
const [section, status] = ['section', 'p'].map((name) => document.createElement(name))
section.setAttribute('aria-label', 'Remotes of this machine')
status.setAttribute('role', 'status')
section.append(status)
root.append(section)
const button = (label, press) => {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.onclick = press
  section.append(made)
}
const list = (names) => names.join(', ')
const ask = (path, body) => fetch('/dev-session/' + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
const turn = (released) => ask('released', { released }).then(() => location.reload(), ended)
let shown
let declarations
function draw(state) {
  declarations ??= state.declarations
  if (declarations !== state.declarations) return location.reload()
  section.querySelectorAll('button').forEach((each) => each.remove())
  const local = state.remotes.filter(({ fallback }) => !fallback).map(({ name }) => name)
  const fallback = state.remotes.filter(({ fallback }) => fallback)
  if (page === 'owners') {
    status.textContent = 'This page runs without the shell and shows no remote of this machine. You see it as ' + state.portal + ' has released it.'
    return
  }
  const sentences = fallback.map(({ name, fallback: why }) => name + ' ' + reasons[why])
  if (local.length > 0) sentences.unshift(list(local) + (local.length > 1 ? ' are' : ' is') + ' from this machine, everything else from ' + state.portal + '.')
  status.textContent = sentences.join(' ')
  if (local.length > 0) button('Use released versions', () => turn(true))
  if (fallback.some(({ fallback: why }) => why !== 'gone')) button('Use ' + list(fallback.filter(({ fallback: why }) => why !== 'gone').map(({ name }) => name)) + ' of this machine', () => turn(false))
  if (fallback.some(({ name, fallback: why }) => why === 'gone' && shown?.includes(name))) button('Reload the page', () => location.reload())
  // A crashed page is useless, so reload it. A page whose server ended still works and keeps typed input.
  if (shown && fallback.some(({ name, fallback: why }) => why === 'crashed' && shown.includes(name))) location.reload()
  shown ??= local
}
function ended() {
  status.textContent = 'The proxy of this machine has ended. Start "portal dev" again, then reload the page.'
  section.querySelectorAll('button').forEach((each) => each.remove())
}
const localFile = (text) => shown?.find((name) => String(text).includes('/dev/' + name + '/'))
const crash = (name) => name && ask('crashed', { name }).catch(() => {})
addEventListener('error', (event) => crash(localFile(event.target?.src ?? event.filename)), true)
addEventListener('unhandledrejection', ({ reason }) => crash(localFile(reason?.stack)))
addEventListener('portal-dev-crash', ({ detail }) => crash(detail.name))
const events = new EventSource('/dev-session/events')
events.onmessage = ({ data }) => draw(JSON.parse(data))
events.onerror = ended
document.body.prepend(host)
})()
`
