import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestCloud } from '../testing/cloud'
import { MessagesSchema, readJson } from '../testing/json'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const inbox = (path = '') => fetch(`${cloud.origin}/cloud/mail${path}`)
const messages = async (query = '') => (await readJson(await inbox(`/messages.json${query}`), MessagesSchema)).messages
beforeEach(() => fetch(`${cloud.origin}/cloud/mail/messages.json`, { method: 'DELETE' }))

async function send(message: {
  to: string
  subject?: string
  text?: string
  html?: string
  attachments?: { content: Buffer }[]
  messageId?: string
}) {
  const transport = createTransport(cloud.cloud.urls.smtp)
  await transport.sendMail({ from: 'portal@portal.test', ...message }).finally(() => transport.close())
}

test('what nodemailer sends stands in the inbox, newest first, and outlives a restart', async () => {
  await send({ to: 'a@harbour.test', subject: 'First', text: 'Grüße für Bella ✓' })
  await send({ to: 'b@harbour.test, c@harbour.test', subject: 'Second', text: 'two', html: '<p>two</p>' })
  await cloud.restart()
  const [second, first] = await messages()
  expect(second).toMatchObject({
    from: 'portal@portal.test',
    to: ['b@harbour.test', 'c@harbour.test'],
    subject: 'Second',
    html: expect.stringContaining('<p>two</p>'),
  })
  expect(first).toMatchObject({
    to: ['a@harbour.test'],
    subject: 'First',
    text: expect.stringContaining('Grüße für Bella ✓'),
  })
  expect((await messages('?to=A@harbour.test')).map(({ subject }) => subject)).toEqual(['First'])
})

test('the page lists the messages and links to each, with and without a trailing slash', async () => {
  await send({ to: 'a@harbour.test', subject: 'Your <code> & more', text: 'code 123456' })
  for (const path of ['', '/']) {
    const page = await inbox(path)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('Your &lt;code&gt; &amp; more')
    const link = /href="([^"]*messages\/\d+)"/.exec(html)?.[1] ?? 'none'
    const message = await fetch(new URL(link, `${cloud.origin}/cloud/mail${path}`))
    expect(message.status).toBe(200)
    expect(await message.text()).toContain('code 123456')
    const styles = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? 'none'
    expect((await fetch(new URL(styles, `${cloud.origin}/cloud/mail${path}`))).headers.get('content-type')).toContain(
      'text/css',
    )
  }
})

test('markup in a message is shown as text, never run', async () => {
  await send({ to: 'a@harbour.test', subject: 'x', html: '<script>alert(1)</script>' })
  const [message] = await messages()
  const page = await (await inbox(`/messages/${message?.id}`)).text()
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toContain('<script')
})

test('an empty inbox says what will be here; an unknown message is 404', async () => {
  expect(await (await inbox()).text()).toContain('No messages yet.')
  const missing = await inbox('/messages/999999')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('Message not found')
})

test('what comes again under its Message-ID is kept once, for each receiver', async () => {
  const message = { to: 'a@harbour.test', subject: 'Once', messageId: '<1@portal.test>' }
  await send(message)
  await send(message)
  await cloud.restart()
  await send(message)
  await send({ ...message, to: 'b@harbour.test' })
  await send({ ...message, messageId: '<2@portal.test>' })
  expect((await messages()).map(({ to }) => to)).toEqual([['a@harbour.test'], ['b@harbour.test'], ['a@harbour.test']])
})

test('an address of the domain that refuses is refused for good', async () => {
  const error = await send({ to: 'grace@refuses.test', subject: 'x' }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ responseCode: 550, command: 'RCPT TO' })
  expect(await messages()).toEqual([])
})

test('a message over 10 MB is refused', async () => {
  const attachments = [{ content: Buffer.alloc(9 * 1024 * 1024) }]
  await expect(send({ to: 'a@harbour.test', attachments })).rejects.toMatchObject({ responseCode: 552 })
  expect(await messages()).toEqual([])
})
