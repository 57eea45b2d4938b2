import { expect, test } from 'vitest'
import { callerSigner, isCaller, readCallerSecrets } from './caller-token'

const [OLD, NEW] = ['old-0123456789abcdef0123456789abcdef', 'new-0123456789abcdef0123456789abcdef']
const AT = 1_790_000_000_000
const signed = (secret: string, at = AT) => callerSigner('web', secret, () => at)()

test('who has one of two secrets is let in, so that one can take the place of the other [OPEN-285]', () => {
  expect([OLD, NEW].map((secret) => isCaller(signed(secret), [NEW, OLD], AT))).toEqual([true, true])
  expect(isCaller(signed(OLD), [NEW], AT)).toBe(false)
})

test('a token is good for two minutes, by clocks that may be two minutes apart [OPEN-285]', () => {
  const goodAfter = [-121, -120, 0, 120, 121].map((seconds) => isCaller(signed(NEW), [NEW], AT + seconds * 1000))
  expect(goodAfter).toEqual([false, true, true, true, false])
})

test.each([undefined, '', 'web', `web.${AT}`, `web.${AT}.`, `web.${AT}.${'A'.repeat(43)}`, NEW])(
  '%s opens nothing',
  (token) => {
    expect(isCaller(token, [NEW], AT)).toBe(false)
  },
)

test('neither the time nor the name of another can be put into it', () => {
  const token = signed(NEW, AT - 600_000)
  expect(isCaller(token.replace(String(AT - 600_000), String(AT)), [NEW], AT)).toBe(false)
  expect(isCaller(signed(NEW).replace('web', 'guard'), [NEW], AT)).toBe(false)
})

test('the secret is not in it, and one is made anew after a quarter of a minute', () => {
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
