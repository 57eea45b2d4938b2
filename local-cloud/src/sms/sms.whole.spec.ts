import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '../settings'
import { startTestCloud } from '../testing/cloud'
import type { TestCloud } from '../testing/cloud'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())
beforeEach(() => fetch(`${cloud.origin}/cloud/sms/messages.json`, { method: 'DELETE' }))

const MESSAGE = { from: 'Farewells', to: '+61412345678', text: "Luna's plaque is ready" }
const send = (body: unknown, { key = 'a', secret = DEMO_SETTINGS.sms.apiKey } = {}) =>
  fetch(`${cloud.origin}/cloud/sms`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const texts = async (query = '') => {
  const { messages } = await (await fetch(`${cloud.origin}/cloud/sms/messages.json${query}`)).json()
  return messages.map(({ text }: { text: string }) => text)
}

test('a message is taken once for each key, and outlives a restart', async () => {
  expect([(await send(MESSAGE)).status, (await send(MESSAGE)).status]).toEqual([201, 200])
  await cloud.restart()
  expect((await send(MESSAGE)).status).toBe(200)
  await send({ ...MESSAGE, text: 'Another' }, { key: 'b' })
  expect([await texts(), await texts('?to=%2B61400000000')]).toEqual([['Another', "Luna's plaque is ready"], []])
})

test('what is no mobile number is refused, and so is who has no key', async () => {
  expect((await send({ ...MESSAGE, to: '+61892000000' })).status).toBe(422)
  expect((await send(MESSAGE, { secret: 'wrong' })).status).toBe(401)
  expect(await texts()).toEqual([])
})

test('the page lists the texts as text; the mail inbox leads there', async () => {
  expect(await (await fetch(`${cloud.origin}/cloud/sms`)).text()).toContain('No SMS yet.')
  await send({ ...MESSAGE, text: '<b>Luna</b>' })
  for (const path of ['', '/']) {
    const html = await (await fetch(`${cloud.origin}/cloud/sms${path}`)).text()
    expect(html).toContain('&lt;b&gt;Luna&lt;/b&gt;')
    const inbox = await (await fetch(`${cloud.origin}/cloud/mail${path}`)).text()
    const link = /href="([^"]*sms)"/.exec(inbox)?.[1] ?? 'none'
    expect((await fetch(new URL(link, `${cloud.origin}/cloud/mail${path}`))).url).toBe(`${cloud.origin}/cloud/sms`)
  }
})
