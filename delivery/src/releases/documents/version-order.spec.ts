import { expect, test } from 'vitest'
import { isOlderVersion } from './version-order'

// semver.org's example, and numbers that sort differently as text.
const ORDER = [
  '0.9.10',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.2.0',
  '1.10.0',
  '2.0.0',
]

test.each(ORDER.map((version, at) => ({ version, at })))(
  'sorts $version before later versions only',
  ({ version, at }) => {
    expect(ORDER.filter((other) => isOlderVersion(version, other))).toEqual(ORDER.slice(at + 1))
  },
)

test.each([
  ['1.0.0-dev-0a1b2c3d4e5f', '2.0.0'],
  ['1.0.0', '2.0.0-dev-0a1b2c3d4e5f'],
])('gives no order to a version derived from content: %s, %s', (one, other) => {
  expect([isOlderVersion(one, other), isOlderVersion(other, one)]).toEqual([false, false])
})
