import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCloud } from '../testing/cloud'
import { MessagesSchema, readJson } from '../testing/json'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const inbox = (path: string) => fetch(`${cloud.origin}/cloud/mail${path}`)

test('markup in a message is shown as text, never run', async () => {
  const transport = createTransport(cloud.cloud.urls.smtp)
  const html = '<script>alert(1)</script>'
  await transport.sendMail({ from: 'portal@portal.test', to: 'a@harbour.test', subject: 'x', html })
  transport.close()
  const [message] = (await readJson(await inbox('/messages.json'), MessagesSchema)).messages
  const page = await (await inbox(`/messages/${message?.id}`)).text()
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toContain('<script')
})
