import { BUDGET_DAYS } from '../../guard/error-budget'
import { escapeHtml } from '../page/html'
import type { Change, Move } from '../../releases/channel/channel'
import { describeReason } from '../../releases/channel/reason'
import { formatTime } from '../../releases/channel/format-time'
import { renderDocument, renderSection, renderTable } from './elements'
import { listUnserved, listPackages, listSharedModules, listSlots, type ServerState, type PackageRow } from './state'

/** Address of the operators' page about served versions [OPEN-251]. */
export const STATUS_PATH = '/portal-status'
const TITLE = 'Served versions'
/** Number of steps on the page. */
const STEPS = 20

/** The page with the form for the token, and the fault of the token before. */
export const renderTokenPage = (fault = '') =>
  renderDocument(
    TITLE,
    `<h1>${TITLE}</h1>
<p>This page is for operators of the portal.</p>
${fault && `<p class="bad" role="alert">${escapeHtml(fault)}</p>`}
<form method="post" action="${STATUS_PATH}" autocomplete="off">
<label for="token">Operator’s token</label>
<input id="token" name="token" type="password" required autocomplete="off" spellcheck="false">
<p class="muted">The setting OPERATOR_TOKEN of this web server. It is sent with this request and not stored.</p>
<button>Show served versions</button>
</form>`,
  )

/** The page with served versions, their steps and counts, and everything that is not served. */
export function renderStatusPage(state: ServerState, now: Date): string {
  const { channel, moves, counts, release } = state
  const at = `Channel ${channel} at step ${moves.length}, as this web server served it at ${formatTime(now.toISOString())}.`
  return renderDocument(
    TITLE,
    [
      `<h1>${TITLE}</h1>\n<p class="muted">${escapeHtml(at)} Reload the page to update it.</p>`,
      counts === null ? NO_COUNTS : '',
      renderSection('Not served', renderUnserved(state)),
      renderSection('Shell and remotes', renderPackages(listPackages(state))),
      renderSection('Steps', renderTable({ ...STEP_HEADS, rows: moves.slice(-STEPS).toReversed().map(formatStep) })),
      renderSection('Slots', renderTable({ ...SLOT_HEADS, rows: listSlots(state) })),
      renderSection('Shared modules', renderTable({ ...SHARED_HEADS, rows: listSharedModules({ ...state, release }) })),
    ].join('\n'),
  )
}

const NO_COUNTS =
  '<p class="bad" role="alert">The API does not answer, so loads, failures and load times are unknown. Served versions come from this web server and are right. Check that the API runs and has the same OPERATOR_TOKEN, then reload the page.</p>'

function renderUnserved(state: ServerState): string {
  const rows = listUnserved(state)
  if (rows.length === 0) return '<p class="good">Every version of the channel is served.</p>'
  return renderTable({ caption: 'Everything that is not served, and why', heads: ['What', 'Why'], rows, empty: '' })
}

const renderPackages = (rows: readonly PackageRow[]) =>
  renderTable({
    caption: `Each served version; loads of ${BUDGET_DAYS} days`,
    heads: ['Package', 'Version', 'For', 'Owner', 'Since', 'By', 'Loads', 'Failed', '75 % loaded within'],
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
    empty: 'Nothing is served yet. Start with: portal publish shell --promote',
  })

const STEP_HEADS = {
  caption: `The last ${STEPS} steps, the latest first`,
  heads: ['Step', 'Time', 'By', 'Kind', 'Change', 'Reason'],
  empty: 'The channel has no steps yet.',
}
const SLOT_HEADS = {
  caption: 'The remote that fills each slot, and the remotes that show it; without slots that the shell shows',
  heads: ['Slot', 'Filled by', 'Shown by'],
  empty: 'No remote fills a slot.',
}
const SHARED_HEADS = {
  caption: 'Each module is loaded once, from its provider',
  heads: ['Module', 'Provided by', 'Names', 'Used by'],
  empty: 'The shell provides no shared module.',
}

function formatStep({ number, at, by, kind, changes, reason, refused }: Move): string[] {
  const what = changes.map(formatChange).join('; ')
  const why = refused ?? (reason ? describeReason(reason) : '–')
  return [String(number), at === '' ? '–' : formatTime(at), by || '–', refused ? 'ignored' : kind, what || '–', why]
}

const formatChange = ({ name, from, to, percent }: Change) =>
  `${name} ${from ?? 'nothing'} → ${to ?? 'nothing'}${percent === undefined ? '' : ` for ${percent} %`}`
