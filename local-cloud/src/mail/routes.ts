import { Hono } from 'hono'
import { html } from 'hono/html'
import { linkBase, page, stylesheet } from '../http/page'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'
import type { Inbox, InboxEntry } from './inbox'

const shown = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`

const row = (base: string, { id, receivedAt, value }: InboxEntry) =>
  html`<tr>
    <td><a href="${base}messages/${id}">${value.subject || 'No subject'}</a></td>
    <td>${value.to.join(', ')}</td>
    <td><time datetime="${receivedAt}">${shown(receivedAt)}</time></td>
  </tr>`

function listPage(c: Context, inbox: Inbox) {
  const base = linkBase(c, 'mail')
  const entries = inbox.list()
  const table = html`<table>
    <caption>
      ${entries.length} of at most 500 messages, newest first
    </caption>
    <thead>
      <tr>
        <th scope="col">Subject</th>
        <th scope="col">To</th>
        <th scope="col">Received</th>
      </tr>
    </thead>
    <tbody>
      ${entries.map((entry) => row(base, entry))}
    </tbody>
  </table>`
  const empty = html`<p>No messages yet. Mail the portal sends, such as password reset codes, arrives here.</p>`
  return page(c, {
    title: 'Inbox',
    styles: `${base}inbox.css`,
    body: html`<h1>Inbox</h1>
      <p><a href="${base}../sms">SMS that the portal sends</a></p>
      ${entries.length === 0 ? empty : table}`,
  })
}

function messagePage(c: Context, { receivedAt, value }: InboxEntry) {
  return page(c, {
    title: `${value.subject || 'No subject'} - Inbox`,
    styles: '../inbox.css',
    body: html`<p><a href="../">Back to the inbox</a></p>
      <h1>${value.subject || 'No subject'}</h1>
      <dl>
        <dt>From</dt>
        <dd>${value.from}</dd>
        <dt>To</dt>
        <dd>${value.to.join(', ')}</dd>
        <dt>Received</dt>
        <dd><time datetime="${receivedAt}">${shown(receivedAt)}</time></dd>
      </dl>
      <h2>Text</h2>
      <pre>${value.text || 'This message has no text part.'}</pre>
      ${
        value.html
          ? html`<h2>HTML source</h2>
              <pre>${value.html}</pre>`
          : ''
      }`,
  })
}

/** The inbox: pages for people, `messages.json` for tests. */
export function mailRoutes(inbox: Inbox): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.get('/', (c) => listPage(c, inbox))
  app.get('/inbox.css', stylesheet)
  app.get('/messages.json', (c) => {
    const to = c.req.query('to')?.toLowerCase()
    const entries = inbox
      .list()
      .filter(({ value }) => to === undefined || value.to.some((address) => address.toLowerCase() === to))
    return c.json({ messages: entries.map(({ id, receivedAt, value }) => ({ id, receivedAt, ...value })) }, 200, {
      'cache-control': 'no-store',
    })
  })
  app.delete('/messages.json', async (c) => {
    await inbox.clear()
    return c.body(null, 204)
  })
  app.get('/messages/:id{\\d+}', (c) => {
    const entry = inbox.find(Number(c.req.param('id')))
    if (entry) return messagePage(c, entry)
    const body = html`<h1>Message not found</h1>
      <p><a href="../">Back to the inbox</a></p>`
    return page(c, { title: 'Message not found', styles: '../inbox.css', body, status: 404 })
  })
  return app
}
