import { afterEach, expect, test, vi } from 'vitest'
import { isReleaseApi, releaseApiOf } from './asked-release-api'

afterEach(() => vi.unstubAllGlobals())

const named = (origin: string, releaseApi: string) => {
  vi.stubGlobal('fetch', async () => Response.json({ contract: '9.10', releaseApi }))
  return releaseApiOf({ origin, href: origin })
}

test('a portal by https names a release API by https, one in the open any [OPEN-310]', async () => {
  const [secure, open] = ['https://releases.example/team', 'http://releases.example']
  expect(await named('https://portal.example', secure)).toBe(secure)
  expect(await named('http://localhost:8080', open)).toBe(open)
  await expect(named('https://portal.example', open)).rejects.toThrow('names a release API that is not gone by')
})

test.each([
  ['https://releases.example', true],
  ['http://127.0.0.1:8085/', true],
  ['releases.example', false],
  ['file:///etc/passwd', false],
  ['https://a:b@releases.example', false],
  ['https://releases.example?x=1', false],
  ['https://releases.example#x', false],
])('%s is an address of a release API: %s', (text, expected) => {
  expect(isReleaseApi(text)).toBe(expected)
})
