import { Hono } from 'hono'
import { html } from 'hono/html'
import { page } from '../http/page'
import { addLogRoutes, timeOf } from '../log/log-routes'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'
import type { LogView } from '../log/log-routes'
import type { Inbox, InboxEntry, Message } from './inbox'

const SHOWN: LogView<Message> = {
  name: 'mail',
  title: 'Inbox',
  intro: (base) => html`<p><a href="${base}../sms">SMS that the portal sends</a></p>`,
  noun: 'messages',
  columns: ['Subject', 'To'],
  cells: ({ id, value }, base) =>
    html`<td><a href="${base}messages/${id}">${value.subject || 'No subject'}</a></td>
      <td>${value.to.join(', ')}</td>`,
  empty: 'No messages yet. Mail the portal sends, such as password reset codes, arrives here.',
  list: 'messages',
  isTo: (value, to) => value.to.some((address) => address.toLowerCase() === to.toLowerCase()),
}

function messagePage(c: Context, { receivedAt, value }: InboxEntry) {
  return page(c, {
    title: `${value.subject || 'No subject'} - Inbox`,
    styles: '../mail.css',
    body: html`<p><a href="../">Back to the inbox</a></p>
      <h1>${value.subject || 'No subject'}</h1>
      <dl>
        <dt>From</dt>
        <dd>${value.from}</dd>
        <dt>To</dt>
        <dd>${value.to.join(', ')}</dd>
        <dt>Received</dt>
        <dd>${timeOf(receivedAt)}</dd>
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

/** The inbox as pages, and as `messages.json` for tests. */
export function mailRoutes(inbox: Inbox): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  addLogRoutes(app, inbox, SHOWN)
  app.get('/messages/:id{\\d+}', (c) => {
    const entry = inbox.find(Number(c.req.param('id')))
    if (entry) return messagePage(c, entry)
    const body = html`<h1>Message not found</h1>
      <p><a href="../">Back to the inbox</a></p>`
    return page(c, { title: 'Message not found', styles: '../mail.css', body, status: 404 })
  })
  return app
}
