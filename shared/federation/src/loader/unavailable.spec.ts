import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { expect, test } from 'vitest'
import { hasNotArrived, RemoteUnavailable, unavailable } from './unavailable'

test.each([
  [new Error('Loading chunk 928 failed.'), true],
  [new Error('Loading CSS chunk 12 failed.'), true],
  [new Error('Loading entry /remotes/mf-a/remoteEntry.js failed'), true],
  [new TimeLimitExceeded('it did not arrive in time'), true],
  [new TypeError('x is not a function'), false],
  ['boom', false],
])('%s: a missing file? %s', (error, expected) => {
  expect(hasNotArrived(error)).toBe(expected)
  expect(unavailable('mf-a', error).reason).toBe(expected ? 'unreachable' : 'broken')
})

test('keeps an existing RemoteUnavailable as it is', () => {
  const refused = new RemoteUnavailable('mf-a', 'incompatible', 'built for contract 3.0, this shell has 2.0')
  expect(unavailable('mf-a', refused)).toBe(refused)
})
