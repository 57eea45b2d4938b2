import { html } from 'hono/html'
import { linkBase, page, stylesheet } from '../http/page'
import { MOST_KEPT } from './recent-log'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'
import type { Markup } from '../http/page'
import type { LogEntry, RecentLog } from './recent-log'

/** How the page and the JSON list show a service's log. */
export interface LogView<T extends object> {
  /** Last segment of the service's path. */
  readonly name: string
  readonly title: string
  readonly intro?: (base: string) => Markup
  /** Plural noun of the entries, for the table's caption. */
  readonly noun: string
  /** Headers of the columns before Received. */
  readonly columns: readonly string[]
  readonly cells: (entry: LogEntry<T>, base: string) => Markup
  readonly empty: string
  /** Name of the JSON list for tests: `messages` for `messages.json`. */
  readonly list: string
  /** Whether the entry matches `?to=`. */
  readonly isTo?: (value: T, to: string) => boolean
}

/** `2026-11-28 09:15:07 UTC` in a `time` element. */
export const timeOf = (iso: string) => html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`

/** Adds a page with its style sheet, and a JSON list that tests read and empty. */
export function addLogRoutes<T extends object>(app: CloudApp, log: RecentLog<T>, view: LogView<T>): void {
  const { name, list, isTo } = view
  app.get('/', (c) => listPage(c, log.list(), view))
  app.get(`/${name}.css`, stylesheet)
  app.get(`/${list}.json`, (c) => {
    const to = c.req.query('to')
    const asked = log.list().filter(({ value }) => to === undefined || !isTo || isTo(value, to))
    const entries = asked.map(({ id, receivedAt, value }) => ({ id, receivedAt, ...value }))
    return c.json({ [list]: entries }, 200, { 'cache-control': 'no-store' })
  })
  app.delete(`/${list}.json`, async (c) => {
    await log.clear()
    return c.body(null, 204)
  })
}

function listPage<T extends object>(c: Context, entries: readonly LogEntry<T>[], view: LogView<T>) {
  const { name, title, intro, empty } = view
  const base = linkBase(c, name)
  const body = html`<h1>${title}</h1>
    ${intro ? intro(base) : ''} ${entries.length === 0 ? html`<p>${empty}</p>` : table(entries, view, base)}`
  return page(c, { title, styles: `${base}${name}.css`, body })
}

function table<T extends object>(entries: readonly LogEntry<T>[], view: LogView<T>, base: string) {
  const { noun, columns, cells } = view
  const row = (entry: LogEntry<T>) =>
    html`<tr>
      ${cells(entry, base)}
      <td>${timeOf(entry.receivedAt)}</td>
    </tr>`
  return html`<table>
    <caption>
      ${entries.length} of at most ${MOST_KEPT} ${noun}, newest first
    </caption>
    <thead>
      <tr>
        ${[...columns, 'Received'].map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${entries.map(row)}
    </tbody>
  </table>`
}
