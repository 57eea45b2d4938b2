import { afterEach, expect, test, vi } from 'vitest'
import { isReleaseApi } from './find-release-api'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https://releases.example', true],
  ['http://127.0.0.1:8085/', true],
  ['releases.example', false],
  ['file:///etc/passwd', false],
  ['https://a:b@releases.example', false],
  ['https://releases.example?x=1', false],
  ['https://releases.example#x', false],
])('accepts %s as the address of a release API: %s', (text, expected) => {
  expect(isReleaseApi(text)).toBe(expected)
})
