import { remote } from '@portal/api-client/contract/part'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { isRemoteName } from './declaration'

test.each([
  ['mf-bookings', true],
  ['mf-catalog-cart', true],
  [`mf-${'a'.repeat(60)}`, true],
  [`mf-${'a'.repeat(61)}`, false],
  ['mf-', false],
  ['MF-bookings', false],
  ['mf-Bookings', false],
  ['mf-1', false],
  ['mf-a/../b', false],
  ['shell', false],
  ['__proto__', false],
])('%s: the registry and the API agree whether it is a remote', (name, isOne) => {
  expect([isRemoteName(name), safeParse(remote, name).success]).toEqual([isOne, isOne])
})
