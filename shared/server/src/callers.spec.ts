import { describe, expect, test } from 'vitest'
import { callerOf, networkOf } from './callers'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2', '2001:db8:1:2'],
  ['direct', 'direct'],
])('%s is of the network %s [OPEN-81, OPEN-147]', (ip, network) => expect(networkOf(ip)).toBe(network))

describe('the address of a caller [OPEN-147]', () => {
  test.each([
    ['nothing is believed without a proxy', '6.6.6.6', 0, '192.0.2.1'],
    ['one proxy: the last word is its own', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['two proxies: the last word but one', '6.6.6.6, 203.0.113.7, 198.51.100.1', 2, '203.0.113.7'],
    ['a proxy that was passed by: the first word there is', '203.0.113.7', 2, '203.0.113.7'],
    ['no word: whom the socket belongs to', undefined, 1, '192.0.2.1'],
    ['a word that is no address', '203.0.113.7, unknown', 1, '192.0.2.1'],
    ['an address with a port', '203.0.113.7:4711', 1, '203.0.113.7'],
    ['an address of IPv6', '2001:db8::7', 1, '2001:db8::7'],
    ['… with a port', '[2001:db8::7]:4711', 1, '2001:db8::7'],
  ])('%s', (_, forwardedFor, proxies, caller) => {
    expect(callerOf('192.0.2.1', forwardedFor, proxies)).toBe(caller)
  })

  test('is undefined without a socket address', () => {
    expect([callerOf(undefined, undefined, 1), callerOf(undefined, '203.0.113.7', 1)]).toEqual([
      undefined,
      '203.0.113.7',
    ])
  })
})
