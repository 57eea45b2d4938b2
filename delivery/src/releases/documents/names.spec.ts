import { expect, test } from 'vitest'
import { checkName, checkVersion, isVersion } from './names'

test.each(['0.0.0', '1.4.0', '10.20.30', '1.5.0-rc.1', '1.0.0-dev-0a1b2c3d4e5f', '1.0.0-0', '1.0.0--1'])(
  'accepts the version %s',
  (version) => {
    expect(isVersion(version)).toBe(true)
  },
)

test.each([
  '',
  '1.4',
  '1.4.0.1',
  '01.4.0',
  '1.4.0-01',
  '1.4.0\n',
  '../1.4.0',
  '1.4.0+build.7',
  `1.4.0-${'a'.repeat(300)}`,
  '__proto__',
])('refuses the version %j', (version) => {
  expect(() => checkVersion(version)).toThrow(/is not a valid version/)
})

test('explains why it refuses build metadata', () => {
  expect(() => checkVersion('1.4.0+build.7')).toThrow(
    expect.objectContaining({
      grounds: expect.objectContaining({ expected: expect.stringContaining('Build metadata') }),
    }),
  )
})

test.each(['shell', 'mf-bookings', 'mf-catalog-cart'])('accepts the name %s', (name) => {
  expect(() => checkName(name)).not.toThrow()
})

test.each(['', 'mf-Bookings', '__proto__', 'mf-', 'mf-../x', `mf-${'a'.repeat(300)}`])(
  'refuses the name %j',
  (name) => {
    expect(() => checkName(name)).toThrow(/is not a valid package name/)
  },
)
