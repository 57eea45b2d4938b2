import { BUDGET_DAYS } from '../../guard/error-budget'
import { text } from '../page/html'
import type { Change, Move } from '../../releases/channel/channel'
import { describeReason } from '../../releases/channel/reason'
import { formatTime } from '../../releases/channel/format-time'
import { documentOf, section, tableOf } from './elements'
import { notServed, partRows, sharedRows, slotRows, type Known, type PartRow } from './state'

/** Where operators see what is served [OPEN-251]. */
export const STATUS_PATH = '/portal-status'
const TITLE = 'What is served'
/** Steps that are shown. */
const STEPS = 20

/** Asks for the token; with what was wrong with the one before. */
export const tokenPage = (fault = '') =>
  documentOf(
    TITLE,
    `<h1>${TITLE}</h1>
<p>This page is for whoever runs the portal.</p>
${fault && `<p class="bad" role="alert">${text(fault)}</p>`}
<form method="post" action="${STATUS_PATH}" autocomplete="off">
<label for="token">Operator’s token</label>
<input id="token" name="token" type="password" required autocomplete="off" spellcheck="false">
<p class="muted">It is the setting OPERATOR_TOKEN. It is sent with this request and kept nowhere.</p>
<button>Show what is served</button>
</form>`,
  )

/** What is served, by whom it was moved and how it fares, and why something is not served. */
export function statusPage(known: Known, now: Date): string {
  const { channel, moves, counted, release } = known
  const at = `The channel ${channel} at its step ${moves.length}, as this web server has it at ${formatTime(now.toISOString())}.`
  return documentOf(
    TITLE,
    [
      `<h1>${TITLE}</h1>\n<p class="muted">${text(at)} Load the page anew for what is served then.</p>`,
      counted === null ? UNTOLD : '',
      section('Why something is not served', misfits(known)),
      section('Shell and remotes', parts(partRows(known))),
      section('What moved', tableOf({ ...STEP_HEADS, rows: moves.slice(-STEPS).toReversed().map(stepRow) })),
      section('Slots', tableOf({ ...SLOT_HEADS, rows: slotRows(known) })),
      section('Shared modules', tableOf({ ...SHARED_HEADS, rows: sharedRows({ ...known, release }) })),
    ].join('\n'),
  )
}

const UNTOLD =
  '<p class="bad" role="alert">The API does not tell what pages have counted: loads, failures and load times are not known. What is served is, from this web server. See that the API runs and has the same OPERATOR_TOKEN, and load the page anew.</p>'

function misfits(known: Known): string {
  const rows = notServed(known)
  if (rows.length === 0) return '<p class="good">All that the channel points to is served.</p>'
  return tableOf({ caption: 'What it is about, and why', heads: ['What', 'Why'], rows, empty: '' })
}

const parts = (rows: readonly PartRow[]) =>
  tableOf({
    caption: `Each version that somebody gets; loads of ${BUDGET_DAYS} days`,
    heads: ['Package', 'Version', 'For', 'Owner', 'Since', 'By', 'Loads', 'Failed', 'Three of four within'],
    rows: rows.map(({ name, version, share, owner, since, by, loads }) => [
      name,
      version,
      share,
      owner,
      since === '' ? '–' : formatTime(since),
      by,
      loads ? String(loads.loads) : '–',
      loads ? String(loads.failed) : '–',
      loads?.p75 === undefined || loads.p75 === null ? '–' : `${loads.p75} ms`,
    ]),
    empty: 'Nothing is served yet. Begin with: portal publish shell --promote',
  })

const STEP_HEADS = {
  caption: `The last ${STEPS} steps, the latest first`,
  heads: ['Step', 'When', 'By', 'How', 'What', 'Why'],
  empty: 'Nothing was moved yet.',
}
const SLOT_HEADS = {
  caption: 'Who fills a slot, and which remotes show it; the shell’s own frame stands for none of them',
  heads: ['Slot', 'Filled by', 'Shown by'],
  empty: 'No remote fills a slot.',
}
const SHARED_HEADS = {
  caption: 'One copy of each, of whoever provides it',
  heads: ['Module', 'Provided by', 'Names', 'Taken by'],
  empty: 'The shell says of no module that it provides it.',
}

function stepRow({ number, at, by, kind, changes, reason, refused }: Move): string[] {
  const what = changes.map(changeWords).join('; ')
  const why = refused ?? (reason ? describeReason(reason) : '–')
  return [
    String(number),
    at === '' ? '–' : formatTime(at),
    by || '–',
    refused ? 'counts for nothing' : kind,
    what || '–',
    why,
  ]
}

const changeWords = ({ name, from, to, percent }: Change) =>
  `${name} ${from ?? 'nothing'} → ${to ?? 'nothing'}${percent === undefined ? '' : ` for ${percent} %`}`
