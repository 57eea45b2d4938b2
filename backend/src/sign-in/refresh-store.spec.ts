import { captureLog } from '@portal/server/log-capture'
import type { LogCapture } from '@portal/server/log-capture'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR, HARBOUR_NURSE } from '../../test/api'
import { browser } from '../../test/browser'
import { tokensIn, KEPT, REFUSED, refreshTest } from '../../test/refresh'
import type { RefreshTest } from '../../test/refresh'
import { cookieOf, hashOf, parseRefreshCookie, stateOfReference, newReference } from './refresh-store'

let desk: RefreshTest
beforeAll(async () => {
  desk = await refreshTest()
})
afterAll(() => desk.api.close())
beforeEach(() => desk.anew())

let heard: LogCapture
beforeEach(() => {
  heard = captureLog()
})
const events = () => heard.security().map(({ security }) => security)

describe('a renewal [OPEN-215]', () => {
  test('calls the pool with the refresh token, and gives the browser a new reference each time', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    const references = [page.reference()]
    for (let round = 0; round < 3; round++) {
      desk.later(600)
      expect(tokensIn(await page.renew())).toEqual(KEPT)
      references.push(page.reference())
    }
    expect(new Set(references).size).toBe(4)
    expect(desk.pool.refreshedWith()).toEqual(['token 1', 'token 1', 'token 1'])
  })

  test('by the previous reference gives the same next one for 15 seconds, for a second tab or after a lost response', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    const copy = page.copy()
    await page.renew()
    desk.later(15)
    expect(tokensIn(await copy.renew())).toEqual(KEPT)
    expect(copy.reference()).toBe(page.reference())
    desk.later(600)
    expect(tokensIn(await copy.renew())).toEqual(KEPT)
  })

  test('by two tabs and two processes at once leaves one valid reference', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    const other = page.copy(await desk.process())
    expect((await Promise.all([page.renew(), other.renew()])).map(tokensIn)).toEqual([KEPT, KEPT])
    expect(other.reference()).toBe(page.reference())
    desk.later(600)
    expect(tokensIn(await other.renew())).toEqual(KEPT)
    expect(events()).toEqual(['signed in'])
  })

  test('stores the tokens of a pool that rotates them, and allows two concurrent calls', async () => {
    desk.pool.rotates = true
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    for (let round = 0; round < 2; round++) {
      desk.later(600)
      expect(tokensIn(await page.renew())).toEqual(KEPT)
    }
    expect(desk.pool.refreshedWith()).toEqual(['token 1', 'token 2'])
    // The grace period that a rotating pool must have.
    desk.pool.forgets = false
    desk.later(600)
    const other = page.copy(await desk.process())
    expect((await Promise.all([page.renew(), other.renew()])).map(tokensIn)).toEqual([KEPT, KEPT])
    desk.later(600)
    expect(tokensIn(await page.renew())).toEqual(KEPT)
  })

  test('refused by the pool gives no tokens; without a response nothing is lost', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    desk.pool.isAway = true
    expect((await page.renew()).status).toBe(502)
    desk.pool.isAway = false
    expect(tokensIn(await page.renew())).toEqual(KEPT)
    desk.pool.revokeAll()
    const { status, error } = await page.renew()
    expect([status, error]).toEqual([400, 'NotAuthorizedException'])
  })
})

describe('a reference used a second time [OPEN-215]', () => {
  test('ends the sign-in for both holders, and the security log has an entry', async () => {
    const page = browser(desk.app)
    const token = (await page.signIn(HARBOUR)).body.AuthenticationResult.AccessToken
    const thief = page.copy()
    await page.renew()
    const newest = page.reference()
    desk.later(16)
    expect(tokensIn(await thief.renew())).toEqual(REFUSED)
    expect(tokensIn(await page.renew())).toEqual(REFUSED)
    expect(events()).toEqual(['signed in', 'refresh reused'])
    expect((await desk.api.ask('GET', 'portal/vet', { token })).status).toBe(401)
    expect(heard.text()).not.toContain(newest)
    await desk.deliver()
    expect(desk.pool.revoked()).toEqual(['token 1'])
  })

  test('is recognised however old it is', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    const thief = page.copy()
    for (let round = 0; round < 4; round++) await page.renew()
    expect(tokensIn(await thief.renew())).toEqual(REFUSED)
    expect((await desk.row(desk.pool.signInId()))?.ended_at).not.toBeNull()
  })

  test('of another sign-in, or made up, opens and ends nothing', async () => {
    const [page, other] = [browser(desk.app), browser(desk.app)]
    await page.signIn(HARBOUR)
    await other.signIn(HARBOUR_NURSE)
    for (const cookie of ['', 'x', `${'x'.repeat(43)}.bm9ib2R5`, 'a.b.c']) {
      expect(tokensIn(await page.copy(desk.app, cookie).renew())).toEqual(REFUSED)
    }
    expect(tokensIn(await page.renew())).toEqual(KEPT)
    expect(tokensIn(await other.renew())).toEqual(KEPT)
  })
})

describe('a refresh token that was not obtained through the portal [OPEN-326]', () => {
  test.each(['InitiateAuth', 'GetTokensFromRefreshToken'] as const)('renews nothing by %s', async (operation) => {
    const page = browser(desk.app)
    const token = desk.pool.begin(HARBOUR)
    expect(tokensIn(await page.renew({ token, operation }))).toEqual(REFUSED)
    expect([desk.pool.refreshedWith(), await desk.row(desk.pool.signInId())]).toEqual([[], undefined])
  })
})

describe('a reference', () => {
  const now = new Date('2026-11-25T04:00:15Z')
  const stored = {
    referenceHash: hashOf('third'),
    earlierReferenceHash: hashOf('second'),
    referenceSince: new Date('2026-11-25T04:00:00Z'),
  }

  test.each([
    ['the newest', 'third', now, 'newest'],
    ['the one before, after 15 s', 'second', now, 'earlier'],
    ['the one before, a moment later', 'second', new Date('2026-11-25T04:00:15.001Z'), 'used'],
    ['one of long ago', 'first', now, 'used'],
    ['one that never was', '', now, 'used'],
  ])('%s [OPEN-215]', (_what, reference, at, state) => {
    expect(stateOfReference(hashOf(reference), stored, at)).toBe(state)
  })

  test('a new sign-in has no previous reference', () => {
    expect(stateOfReference(hashOf('second'), { ...stored, earlierReferenceHash: null }, now)).toBe('used')
  })

  test("a reference has 256 random bits, and its cookie contains the sign-in's id in any characters", () => {
    const made = Array.from({ length: 100 }, newReference)
    expect(new Set(made).size).toBe(100)
    for (const reference of made) expect(Buffer.from(reference, 'base64url')).toHaveLength(32)
    const held = { reference: newReference(), signInId: 'a b;c.d=é' }
    expect(cookieOf(held)).toMatch(/^[\w.-]+$/)
    expect(parseRefreshCookie(cookieOf(held))).toEqual(held)
  })

  test.each([undefined, '', '.', 'x', 'x'.repeat(43), `${'x'.repeat(42)}.YQ`, `${'x'.repeat(43)}.a b`])(
    '%s is no cookie of ours',
    (cookie) => expect(parseRefreshCookie(cookie)).toBeNull(),
  )
})
