import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR } from '../../test/api'
import { browser } from '../../test/browser'
import { tokensIn, KEPT, REFUSED, refreshTest } from '../../test/refresh'
import type { RefreshTest } from '../../test/refresh'

let desk: RefreshTest
beforeAll(async () => {
  desk = await refreshTest()
})
afterAll(() => desk.api.close())
beforeEach(() => desk.anew())

describe('after a sign-in [OPEN-214]', () => {
  test('the page gets a placeholder for the refresh token, and the browser an HttpOnly cookie', async () => {
    const page = browser(desk.app)
    const answer = await page.signIn(HARBOUR)
    expect(tokensIn(answer)).toEqual(KEPT)
    const [name, ...attributes] = (answer.setCookie ?? '').split('; ')
    expect(name).toMatch(/^__Host-portal-refresh=[\w-]{43}\.[\w-]+$/)
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      expect.stringMatching(/^Max-Age=60[45]\d{3}$/),
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ])
    expect(JSON.stringify(answer)).not.toContain(desk.pool.newest())
  })

  test('on plain http the cookie is limited to the sign-in path and has no __Host- prefix', async () => {
    const { setCookie = '' } = await browser(desk.app, { scheme: 'http' }).signIn(HARBOUR)
    expect(setCookie).toMatch(/^portal-refresh=[\w.-]+; Max-Age=\d+; Path=\/api\/identity; HttpOnly; SameSite=Strict$/)
  })

  test('the database stores neither reference nor token in plain', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    const row = JSON.stringify(await desk.row(desk.pool.signInId()))
    expect(row).toContain('sealed_refresh')
    expect(row).not.toContain(desk.pool.newest())
    expect(row).not.toContain(page.reference())
  })
})

describe('a request that no page of the portal sends [OPEN-214]', () => {
  test.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of another host of this site', { 'sec-fetch-site': 'same-site' }],
    ['of another origin, in an old browser', { 'sec-fetch-site': null, origin: 'https://evil.test' }],
    ['of a page without an origin', { 'sec-fetch-site': null, origin: 'null' }],
  ])('%s is refused', async (_what, headers) => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    expect((await page.renew({ headers })).status).toBe(403)
    expect((await page.revoke(undefined, headers)).status).toBe(403)
    expect(tokensIn(await page.renew())).toEqual(KEPT)
  })

  test('accepts a browser that sends only its origin', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    const headers = { 'sec-fetch-site': null, origin: 'https://portal.test' }
    expect(tokensIn(await page.renew({ headers }))).toEqual(KEPT)
  })

  test('ignores the cookie of a request without origin information', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    expect(tokensIn(await page.renew({ headers: { 'sec-fetch-site': null } }))).toEqual(REFUSED)
  })

  test('refuses a form with 415', async () => {
    const page = browser(desk.app)
    await page.signIn(HARBOUR)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect((await page.renew({ headers: { 'content-type': type } })).status).toBe(415)
    }
  })
})
