import { expect, test } from 'vitest'
import { callerSigner, isCaller, readCallerSecrets } from './caller-token'

const [OLD, NEW] = ['old-0123456789abcdef0123456789abcdef', 'new-0123456789abcdef0123456789abcdef']
const AT = 1_790_000_000_000
const signed = (secret: string, at = AT) => callerSigner('web', secret, () => at)()

test('a caller with either of two secrets is accepted, so that a secret can be replaced [OPEN-285]', () => {
  expect([OLD, NEW].map((secret) => isCaller(signed(secret), [NEW, OLD], AT))).toEqual([true, true])
  expect(isCaller(signed(OLD), [NEW], AT)).toBe(false)
})

test('a token is valid for two minutes, with clocks up to two minutes apart [OPEN-285]', () => {
  const goodAfter = [-121, -120, 0, 120, 121].map((seconds) => isCaller(signed(NEW), [NEW], AT + seconds * 1000))
  expect(goodAfter).toEqual([false, true, true, true, false])
})

test.each([undefined, '', 'web', `web.${AT}`, `web.${AT}.`, `web.${AT}.${'A'.repeat(43)}`, NEW])(
  'refuses the token %s',
  (token) => {
    expect(isCaller(token, [NEW], AT)).toBe(false)
  },
)

test('the time and caller of a token cannot be changed', () => {
  const token = signed(NEW, AT - 600_000)
  expect(isCaller(token.replace(String(AT - 600_000), String(AT)), [NEW], AT)).toBe(false)
  expect(isCaller(signed(NEW).replace('web', 'guard'), [NEW], AT)).toBe(false)
})

test('a token does not have the secret, and is renewed after 15 seconds', () => {
  let now = AT
  const sign = callerSigner('guard', NEW, () => now)
  const first = sign()
  expect(first).not.toContain(NEW)
  now += 14_000
  expect(sign()).toBe(first)
  now += 1_000
  expect(sign()).not.toBe(first)
  expect(isCaller(sign(), [NEW], now)).toBe(true)
})

test.each([
  ['', []],
  [NEW, [NEW]],
  [`${NEW} ${OLD}`, [NEW, OLD]],
  [`${NEW}\n${OLD}\n`, [NEW, OLD]],
  ['short', null],
  [`${NEW} ${OLD} ${OLD}`, null],
])('%o holds the secrets %o', (text, secrets) => {
  expect(readCallerSecrets(text)).toEqual(secrets)
})
