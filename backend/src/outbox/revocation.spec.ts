import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR, HARBOUR_NURSE } from '../../test/api'
import { browser } from '../../test/browser'
import { tokensIn, KEPT, REFUSED, refreshTest } from '../../test/refresh'
import type { RefreshTest } from '../../test/refresh'

let desk: RefreshTest
beforeAll(async () => {
  desk = await refreshTest()
})
afterAll(() => desk.api.close())
beforeEach(() => desk.anew())

describe('the end of a sign-in [OPEN-216]', () => {
  test('by RevokeToken takes effect at once, clears the cookie and tells the pool', async () => {
    const page = browser(desk.app)
    const token = (await page.signIn(HARBOUR)).body.AuthenticationResult.AccessToken
    const copy = page.copy()
    const { status, setCookie } = await page.revoke()
    expect([status, setCookie]).toEqual([200, expect.stringMatching(/^__Host-portal-refresh=; Max-Age=0; Path=\/;/)])
    expect((await desk.api.ask('GET', 'portal/vet', { token })).status).toBe(401)
    expect(tokensIn(await copy.renew())).toEqual(REFUSED)
    await desk.deliver()
    expect(desk.pool.revoked()).toEqual(['token 1'])
    expect((await desk.row(desk.pool.signInId()))?.sealed_refresh).toBeNull()
  })

  test('does not wait for a pool that is down, which is told later', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    desk.pool.isAway = true
    expect((await page.revoke()).status).toBe(200)
    await desk.deliver()
    expect([desk.pool.revoked(), (await desk.row(desk.pool.signInId()))?.sealed_refresh]).toEqual([
      [],
      expect.any(String),
    ])
    desk.pool.isAway = false
    desk.later(60)
    await desk.deliver()
    expect(desk.pool.revoked()).toEqual(['token 1'])
  })

  test.each(['portal/log_out', 'portal/log_out_everywhere'])('by %s reaches the pool too', async (path) => {
    const page = browser(desk.app)
    const token = (await page.signIn(HARBOUR)).body.AuthenticationResult.AccessToken
    expect((await desk.api.ask('POST', path, { token })).status).toBe(204)
    expect(tokensIn(await page.renew())).toEqual(REFUSED)
    await desk.deliver()
    expect(desk.pool.revoked()).toEqual(['token 1'])
  })

  test('also applies to an earlier user of this browser', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    const [first, before] = [desk.pool.signInId(), page.copy()]
    await page.signIn(HARBOUR_NURSE)
    expect((await desk.row(first))?.ended_at).not.toBeNull()
    expect(tokensIn(await before.renew())).toEqual(REFUSED)
    expect(tokensIn(await page.renew())).toEqual(KEPT)
  })
})
