import { describe, expect, test } from 'vitest'
import { headersForBrowser, headersForPortal } from './headers'

const addresses = { portal: new URL('https://portal.example'), local: new URL('http://localhost:8100') }

describe('headers for the portal [OPEN-244]', () => {
  test('name the portal as host, origin and referer', () => {
    const sent = {
      host: 'localhost:8100',
      origin: 'http://localhost:8100',
      referer: 'http://localhost:8100/bookings?a=1',
    }
    expect(headersForPortal(sent, addresses)).toEqual({
      host: 'portal.example',
      origin: 'https://portal.example',
      referer: 'https://portal.example/bookings?a=1',
    })
  })

  test('keep a foreign origin', () => {
    const origin = 'http://localhost:81001'
    expect(headersForPortal({ origin, 'sec-fetch-site': 'cross-site' }, addresses)).toMatchObject({
      origin,
      'sec-fetch-site': 'cross-site',
    })
  })

  test('contain no cookies of other ports or of other programs on localhost', () => {
    const cookie = 'dev8100~__Host-refresh=a=b; dev8101~__Host-refresh=c; portal-refresh=d'
    expect(headersForPortal({ cookie }, addresses).cookie).toBe('__Host-refresh=a=b')
    expect(headersForPortal({ cookie: 'portal-refresh=d' }, addresses)).not.toHaveProperty('cookie')
  })
})

describe('headers for the browser', () => {
  test('set cookies without domain and TLS attributes', () => {
    const cookie = '__Host-refresh=x; Path=/; Domain=portal.example; HttpOnly; Secure; SameSite=Strict; Max-Age=9'
    expect(headersForBrowser({ 'set-cookie': [cookie] }, addresses)['set-cookie']).toEqual([
      'dev8100~__Host-refresh=x; Path=/; HttpOnly; SameSite=Strict; Max-Age=9',
    ])
  })

  test('redirect within the portal to this machine, and elsewhere unchanged', () => {
    const to = (location: string) => headersForBrowser({ location }, addresses).location
    expect(to('https://portal.example/login')).toBe('http://localhost:8100/login')
    expect(to('/login')).toBe('/login')
    expect(to('https://elsewhere.example/x')).toBe('https://elsewhere.example/x')
  })

  test('replace only the portal’s address in the policy', () => {
    const policy =
      "script-src 'self'; connect-src 'self' wss://portal.example https://pool.example; upgrade-insecure-requests"
    expect(headersForBrowser({ 'content-security-policy': policy }, addresses)['content-security-policy']).toBe(
      "script-src 'self'; connect-src 'self' ws://localhost:8100 https://pool.example",
    )
    const ofThePortal = {
      'strict-transport-security': 'max-age=1',
      'integrity-policy': 'blocked-destinations=(script)',
    }
    expect(headersForBrowser(ofThePortal, addresses)).toEqual({})
  })
})
