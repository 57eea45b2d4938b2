import { addTime } from '@portal/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR, HARBOUR_NURSE } from '../../test/api'
import { browser } from '../../test/browser'
import { refreshTest } from '../../test/refresh'
import type { RefreshTest } from '../../test/refresh'

const AGENTS = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

let desk: RefreshTest
beforeAll(async () => {
  desk = await refreshTest()
})
afterAll(() => desk.api.close())
beforeEach(async () => {
  await desk.anew()
  await desk.api.connection.sql.query('delete from sign_ins')
  await desk.api.connection.sql.query('delete from known_devices')
  desk.api.pool.mails.length = 0
})

const signIn = async (user: string, agent?: keyof typeof AGENTS) => {
  const page = browser(desk.app)
  const { body } = await page.signIn(user, { 'user-agent': agent ? AGENTS[agent] : null })
  return { page, token: String(body.AuthenticationResult.AccessToken) }
}
const list = async (token: string) => (await desk.api.ask('GET', 'portal/sign_ins', { token })).body
const end = (id: string, token: string) => desk.api.ask('POST', `portal/sign_ins/${id}/end`, { token })
const enters = async (token: string) => (await desk.api.ask('GET', 'portal/vet', { token })).status === 200
const mails = async () => {
  await desk.deliver()
  return desk.api.pool.mails
}

describe('the own sign-ins, one by one [OPEN-263]', () => {
  test('are listed with browser and system, and the present one is marked; those of others are not', async () => {
    const here = await signIn(HARBOUR, 'windows')
    await signIn(HARBOUR, 'mac')
    await signIn(HARBOUR)
    await signIn(HARBOUR_NURSE, 'linux')
    const rows = await list(here.token)
    expect(rows.map((row: { device: string | null }) => row.device).toSorted()).toEqual([
      'An unknown browser',
      'Chrome on Windows',
      'Safari on a Mac',
    ])
    const [own, ...more] = rows.filter((row: { is_this: boolean }) => row.is_this)
    expect([own.device, more]).toEqual(['Chrome on Windows', []])
    expect(Number.isNaN(Date.parse(own.last_used_at) + Date.parse(own.signed_in_at))).toBe(false)
  })

  test('one can be ended: its token and cookie stop working, and it leaves the list', async () => {
    const [here, there] = [await signIn(HARBOUR, 'windows'), await signIn(HARBOUR, 'mac')]
    expect(await enters(there.token)).toBe(true)
    const other = (await list(here.token)).find((row: { is_this: boolean }) => !row.is_this)
    expect((await end(other.id, here.token)).status).toBe(204)
    expect([await enters(there.token), await enters(here.token)]).toEqual([false, true])
    expect((await there.page.renew()).status).toBe(400)
    expect(await list(here.token)).toHaveLength(1)
    expect((await end(other.id, here.token)).status).toBe(204)
  })

  test('the present one and those of others cannot be ended', async () => {
    const [here, nurse] = [await signIn(HARBOUR, 'windows'), await signIn(HARBOUR_NURSE, 'linux')]
    const [own] = await list(here.token)
    expect((await end(own.id, here.token)).status).toBe(409)
    expect((await end(own.id, nurse.token)).status).toBe(404)
    expect((await end('none', here.token)).status).toBe(404)
    expect([await enters(here.token), await enters(nurse.token)]).toEqual([true, true])
  })

  test('all others can be ended at once: the present one and those of colleagues go on', async () => {
    const [here, nurse] = [await signIn(HARBOUR, 'windows'), await signIn(HARBOUR_NURSE, 'linux')]
    const there = [await signIn(HARBOUR, 'mac'), await signIn(HARBOUR)]
    expect((await desk.api.ask('POST', 'portal/sign_ins/end_others', { token: here.token })).status).toBe(204)
    const left = await Promise.all([here, nurse, ...there].map(({ token }) => enters(token)))
    expect(left).toEqual([true, true, false, false])
    expect((await Promise.all(there.map(({ page }) => page.renew()))).map(({ status }) => status)).toEqual([400, 400])
    expect((await list(here.token)).map((row: { is_this: boolean }) => row.is_this)).toEqual([true])
  })

  test('one unused for half a day is not listed', async () => {
    const [here, there] = [await signIn(HARBOUR, 'windows'), await signIn(HARBOUR, 'mac')]
    expect(await enters(there.token)).toBe(true)
    const set = `update sign_ins set last_used_at = $1 where device = 'Safari on a Mac'`
    await desk.api.connection.sql.query(set, [addTime(desk.api.clock.now, -12, 'hour')])
    expect(await list(here.token)).toHaveLength(1)
  })
})

describe('a sign-in from a new device sends a mail [OPEN-263]', () => {
  test('not for the first device ever or a known one, but for another', async () => {
    for (const agent of ['windows', 'windows', 'mac', 'mac', 'windows'] as const) await signIn(HARBOUR, agent)
    await signIn(HARBOUR_NURSE, 'linux')
    const told = await mails()
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [HARBOUR, 'New sign-in to the Lightwood Pet Farewells clinic portal: Safari on a Mac'],
    ])
    expect(told[0]?.text).toMatch(/was signed in on .* at .* by Safari on a Mac, which it was not before/)
    expect(told[0]?.text).toContain('https://portal.test/forgot-password?email=owner%40harbour.test')
  })

  test.each([null, '', 'curl/8.5.0'])('an unknown browser counts as a device: %j', async (agent) => {
    await signIn(HARBOUR, 'windows')
    for (let times = 0; times < 2; times++) await browser(desk.app).signIn(HARBOUR, { 'user-agent': agent })
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'New sign-in to the Lightwood Pet Farewells clinic portal: an unknown browser',
    ])
  })
})
