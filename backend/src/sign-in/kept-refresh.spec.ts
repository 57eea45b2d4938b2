import { addTime } from '@portal/domain'
import { openLog } from '@portal/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR, HARBOUR_NURSE, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { browser } from '../../test/browser'
import type { PageAnswer } from '../../test/browser'
import { rotatingPool } from '../../test/rotating-pool'
import type { RotatingPool } from '../../test/rotating-pool'
import { createApp } from '../http/app'
import { rotate } from '../secret/rotate'
import { refreshSeal } from '../services/refresh-seal'

let api: TestApi
let pool: RotatingPool
let lines: string[] = []
let closeLog = () => {}
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date()
  await api.connection.sql.query('delete from outbox')
  pool = rotatingPool(api.identity)
  app = await process()
  lines = []
  closeLog = openLog('spec', 'json', (line) => void lines.push(line))
})
afterEach(() => closeLog())

/** A backend of its own on the same database. */
const process = async () =>
  createApp({ ...api.deps, userPool: pool.client, refreshSeal: await refreshSeal(api.deps.db) })

const later = (seconds: number) => {
  api.clock.now = addTime(api.clock.now, seconds, 'second')
}
const rowOf = async (id: string) => (await api.connection.sql.query('select * from sign_ins where id = $1', [id]))[0]
const events = () => lines.flatMap((line): string[] => JSON.parse(line).security ?? [])
const deliver = async () => {
  api.deps.userPool.ask = pool.client.ask
  await api.deliver()
}

const given = ({ body, status }: PageAnswer) => [status, body.AuthenticationResult?.RefreshToken]
const KEPT = [200, 'kept-by-the-portal']
const REFUSED = [400, undefined]

describe('after a sign-in [OPEN-214]', () => {
  test('the page has a word where the refresh token was, and the browser a cookie that no script reads', async () => {
    const page = browser(app)
    const answer = await page.signIn(HARBOUR)
    expect(given(answer)).toEqual(KEPT)
    const [name, ...attributes] = (answer.setCookie ?? '').split('; ')
    expect(name).toMatch(/^__Host-portal-refresh=[\w-]{43}\.[\w-]+$/)
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      expect.stringMatching(/^Max-Age=6047\d\d$/),
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ])
    expect(JSON.stringify(answer)).not.toContain(pool.newest())
  })

  test('on plain http the cookie goes to sign-in alone, and has no prefix that only https keeps', async () => {
    const { setCookie = '' } = await browser(app, { scheme: 'http' }).signIn(HARBOUR)
    expect(setCookie).toMatch(/^portal-refresh=[\w.-]+; Max-Age=\d+; Path=\/api\/identity; HttpOnly; SameSite=Strict$/)
  })

  test('the database has neither the reference nor the token as they are', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    const row = JSON.stringify(await rowOf(pool.signInId()))
    expect(row).toContain('sealed_refresh')
    expect(row).not.toContain(pool.newest())
    expect(row).not.toContain(page.reference())
  })
})

describe('a renewal [OPEN-215]', () => {
  test('asks the pool with the refresh token, and gives the browser another reference each time', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    const references = [page.reference()]
    for (let round = 0; round < 3; round++) {
      later(600)
      expect(given(await page.renew())).toEqual(KEPT)
      references.push(page.reference())
    }
    expect(new Set(references).size).toBe(4)
    expect(pool.refreshedWith()).toEqual(['token 1', 'token 1', 'token 1'])
  })

  test.each(['InitiateAuth', 'GetTokensFromRefreshToken'] as const)('may be asked by %s', async (operation) => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    expect(given(await page.renew({ operation }))).toEqual(KEPT)
  })

  test('by the reference before gives the same next one for 15 seconds: to a second tab, or after a lost answer', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    const copy = page.copy()
    await page.renew()
    later(15)
    expect(given(await copy.renew())).toEqual(KEPT)
    expect(copy.reference()).toBe(page.reference())
    later(600)
    expect(given(await copy.renew())).toEqual(KEPT)
  })

  test('by two tabs and two processes at the same moment leaves one reference, which goes on', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    const other = page.copy(await process())
    expect((await Promise.all([page.renew(), other.renew()])).map(given)).toEqual([KEPT, KEPT])
    expect(other.reference()).toBe(page.reference())
    later(600)
    expect(given(await other.renew())).toEqual(KEPT)
    expect(events()).toEqual([])
  })

  test('that another process has made is known to this one', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    const elsewhere = page.copy(await process())
    await elsewhere.renew()
    later(600)
    expect(given(await elsewhere.copy(app).renew())).toEqual(KEPT)
  })

  test('keeps what a pool that rotates answers, and bears that two ask at once', async () => {
    pool.rotates = true
    const page = browser(app)
    await page.signIn(HARBOUR)
    for (let round = 0; round < 2; round++) {
      later(600)
      expect(given(await page.renew())).toEqual(KEPT)
    }
    expect(pool.refreshedWith()).toEqual(['token 1', 'token 2'])
    // Its grace, which a pool that rotates has to have.
    pool.forgets = false
    later(600)
    const other = page.copy(await process())
    expect((await Promise.all([page.renew(), other.renew()])).map(given)).toEqual([KEPT, KEPT])
    later(600)
    expect(given(await page.renew())).toEqual(KEPT)
  })

  test('that the pool refuses gives nothing; one that it does not answer loses nothing', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    pool.isAway = true
    expect((await page.renew()).status).toBe(502)
    pool.isAway = false
    expect(given(await page.renew())).toEqual(KEPT)
    pool.revokeAll()
    const { status, error } = await page.renew()
    expect([status, error]).toEqual([400, 'NotAuthorizedException'])
  })

  test('goes on after the key of the seals was changed, and is over after two changes', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    await rotate(api.deps.db, 'refresh_secret', new Date())
    expect(given(await page.copy(await process()).renew())).toEqual(KEPT)
    await rotate(api.deps.db, 'refresh_secret', new Date())
    expect(given(await page.copy(await process()).renew())).toEqual(REFUSED)
    await api.deps.refreshSeal.refresh()
  })
})

describe('a reference that comes a second time [OPEN-215]', () => {
  test('ends the sign-in for both who have it, and the security log tells', async () => {
    const page = browser(app)
    const token = (await page.signIn(HARBOUR)).body.AuthenticationResult.AccessToken
    const thief = page.copy()
    await page.renew()
    const newest = page.reference()
    later(16)
    expect(given(await thief.renew())).toEqual(REFUSED)
    expect(given(await page.renew())).toEqual(REFUSED)
    expect(events()).toEqual(['refresh reused'])
    expect((await api.ask('GET', 'portal/vet', { token })).status).toBe(401)
    expect(lines.join()).not.toContain(newest)
    await deliver()
    expect(pool.revoked()).toEqual(['token 1'])
  })

  test('is known however old it is', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    const thief = page.copy()
    for (let round = 0; round < 4; round++) await page.renew()
    expect(given(await thief.renew())).toEqual(REFUSED)
    expect((await rowOf(pool.signInId()))?.ended_at).not.toBeNull()
  })

  test('of another sign-in, or made up, opens nothing and ends nobody else', async () => {
    const [page, other] = [browser(app), browser(app)]
    await page.signIn(HARBOUR)
    await other.signIn(HARBOUR_NURSE)
    for (const cookie of ['', 'x', `${'x'.repeat(43)}.bm9ib2R5`, 'a.b.c']) {
      expect(given(await page.copy(app, cookie).renew())).toEqual(REFUSED)
    }
    expect(given(await page.renew())).toEqual(KEPT)
    expect(given(await other.renew())).toEqual(KEPT)
  })
})

describe('a session from before, whose refresh token lies in the browser [OPEN-216]', () => {
  test('is taken over by its next renewal, without a sign-in', async () => {
    const page = browser(app)
    const token = pool.begin(HARBOUR)
    const answer = await page.renew({ token })
    expect(given(answer)).toEqual(KEPT)
    later(600)
    expect(given(await page.renew())).toEqual(KEPT)
  })

  test('once: the token counts as a reference that was used', async () => {
    const page = browser(app)
    const token = pool.begin(HARBOUR)
    const thief = page.copy()
    await page.renew({ token })
    later(10)
    const again = page.copy()
    expect(given(await again.renew({ token }))).toEqual(KEPT)
    expect(again.reference()).toBe(page.reference())
    later(600)
    expect(given(await thief.renew({ token }))).toEqual(REFUSED)
    expect(events()).toEqual(['refresh reused'])
    expect(given(await page.renew())).toEqual(REFUSED)
  })

  test('that is over stays over', async () => {
    const page = browser(app)
    const token = pool.begin(HARBOUR)
    await api.ask('POST', 'portal/log_out', { token: await pool.accessToken() })
    expect(given(await page.renew({ token }))).toEqual(REFUSED)
  })
})

describe('the end [OPEN-216]', () => {
  test('by RevokeToken ends the sign-in here at once, takes the cookie away and tells the pool', async () => {
    const page = browser(app)
    const token = (await page.signIn(HARBOUR)).body.AuthenticationResult.AccessToken
    const copy = page.copy()
    const { status, setCookie } = await page.revoke()
    expect([status, setCookie]).toEqual([200, expect.stringMatching(/^__Host-portal-refresh=; Max-Age=0; Path=\/;/)])
    expect((await api.ask('GET', 'portal/vet', { token })).status).toBe(401)
    expect(given(await copy.renew())).toEqual(REFUSED)
    await deliver()
    expect(pool.revoked()).toEqual(['token 1'])
    expect((await rowOf(pool.signInId()))?.sealed_refresh).toBeNull()
  })

  test('does not wait for a pool that is away, which hears of it later', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    pool.isAway = true
    expect((await page.revoke()).status).toBe(200)
    await deliver()
    expect([pool.revoked(), (await rowOf(pool.signInId()))?.sealed_refresh]).toEqual([[], expect.any(String)])
    pool.isAway = false
    later(60)
    await deliver()
    expect(pool.revoked()).toEqual(['token 1'])
  })

  test.each(['portal/log_out', 'portal/log_out_everywhere'])('by %s reaches the pool too', async (path) => {
    const page = browser(app)
    const token = (await page.signIn(HARBOUR)).body.AuthenticationResult.AccessToken
    expect((await api.ask('POST', path, { token })).status).toBe(204)
    expect(given(await page.renew())).toEqual(REFUSED)
    await deliver()
    expect(pool.revoked()).toEqual(['token 1'])
  })

  test('comes to whoever was signed in before in this browser', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    const [first, before] = [pool.signInId(), page.copy()]
    await page.signIn(HARBOUR_NURSE)
    expect((await rowOf(first))?.ended_at).not.toBeNull()
    expect(given(await before.renew())).toEqual(REFUSED)
    expect(given(await page.renew())).toEqual(KEPT)
  })

  test('of a refresh token that the page still has is the pool’s, as before', async () => {
    const token = pool.begin(HARBOUR)
    expect((await browser(app).revoke(token)).status).toBe(200)
    expect(pool.revoked()).toEqual([token])
  })
})

describe('a request that no page of the portal sends [OPEN-214]', () => {
  test.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of another host of this site', { 'sec-fetch-site': 'same-site' }],
    ['of another origin, in an old browser', { 'sec-fetch-site': null, origin: 'https://evil.test' }],
    ['of a page without an origin', { 'sec-fetch-site': null, origin: 'null' }],
  ])('%s is refused', async (_what, headers) => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    expect((await page.renew({ headers })).status).toBe(403)
    expect((await page.revoke(undefined, headers)).status).toBe(403)
    expect(given(await page.renew())).toEqual(KEPT)
  })

  test('a browser that tells its origin alone is served', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    const headers = { 'sec-fetch-site': null, origin: 'https://portal.test' }
    expect(given(await page.renew({ headers }))).toEqual(KEPT)
  })

  test('the cookie of who tells nothing does not count', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    expect(given(await page.renew({ headers: { 'sec-fetch-site': null } }))).toEqual(REFUSED)
  })

  test('a form is 415', async () => {
    const page = browser(app)
    await page.signIn(HARBOUR)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect((await page.renew({ headers: { 'content-type': type } })).status).toBe(415)
    }
  })
})
