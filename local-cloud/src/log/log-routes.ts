import { html } from 'hono/html'
import { linkBase, page, stylesheet } from '../http/page'
import { MOST_KEPT } from './recent-log'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'
import type { Markup } from '../http/page'
import type { LogEntry, RecentLog } from './recent-log'

/** How what a service received is shown to people, and told to tests. */
export interface ShownLog<T extends object> {
  /** Of the service: the last part of its path, where links on its pages start. */
  readonly name: string
  readonly title: string
  readonly intro?: (base: string) => Markup
  /** What the log holds, in the plural: in the caption. */
  readonly noun: string
  /** Heads of the columns before Received. */
  readonly columns: readonly string[]
  readonly cells: (entry: LogEntry<T>, base: string) => Markup
  readonly empty: string
  /** Of the list for tests: `messages` is at `messages.json`. */
  readonly list: string
  /** Whether an entry is among those asked for with `?to=`. */
  readonly isTo?: (value: T, to: string) => boolean
}

/** 2026-11-28 09:15:07 UTC, with the whole moment for programs. */
export const timeOf = (iso: string) => html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`

/** Adds what each log has: a page for people with its style sheet, and the same as JSON, read and emptied by tests. */
export function addLogRoutes<T extends object>(app: CloudApp, log: RecentLog<T>, shown: ShownLog<T>): void {
  const { name, list, isTo } = shown
  app.get('/', (c) => listPage(c, log.list(), shown))
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

function listPage<T extends object>(c: Context, entries: readonly LogEntry<T>[], shown: ShownLog<T>) {
  const { name, title, intro, empty } = shown
  const base = linkBase(c, name)
  const body = html`<h1>${title}</h1>
    ${intro ? intro(base) : ''} ${entries.length === 0 ? html`<p>${empty}</p>` : table(entries, shown, base)}`
  return page(c, { title, styles: `${base}${name}.css`, body })
}

function table<T extends object>(entries: readonly LogEntry<T>[], shown: ShownLog<T>, base: string) {
  const { noun, columns, cells } = shown
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
