import { expect, test } from 'vitest'
import { fakeVerifier, makeVerifier, openExchange, paddedHex } from './srp'

test('numbers are padded to whole bytes with room for a sign bit, as the browser library does', () => {
  expect(paddedHex(0x14n)).toBe('14')
  expect(paddedHex(0x1n)).toBe('01')
  expect(paddedHex(0x80n)).toBe('0080')
  expect(paddedHex(0xecn)).toBe('00ec')
  expect(paddedHex(0x7fffn)).toBe('7fff')
})

test('two verifiers of one password differ by their salt', () => {
  const one = makeVerifier('Portal001', 'a@b.test', 'Demo-pass-1')
  const two = makeVerifier('Portal001', 'a@b.test', 'Demo-pass-1')
  expect(one.salt).not.toBe(two.salt)
  expect(one.verifier).not.toBe(two.verifier)
})

test('an unknown user has the same salt every time, another secret another salt', () => {
  const first = fakeVerifier('secret', 'ghost@b.test')
  expect(fakeVerifier('secret', 'ghost@b.test')).toEqual(first)
  expect(fakeVerifier('secret', 'other@b.test').salt).not.toBe(first.salt)
  expect(fakeVerifier('other', 'ghost@b.test').salt).not.toBe(first.salt)
})

test('a client value that is zero modulo the prime, or no number, opens nothing', () => {
  const prime = 2n ** 3072n - 2n ** 3008n - 1n + 2n ** 64n * BigInt('0x' + PI_2942)
  expect(openExchange('0', '5')).toBeUndefined()
  expect(openExchange(prime.toString(16), '5')).toBeUndefined()
  expect(openExchange('xyz', '5')).toBeUndefined()
  expect(openExchange('', '5')).toBeUndefined()
  expect(openExchange('2', '5')).toBeDefined()
})

/** floor(2^2942 * pi) + 1690314, by which RFC 3526 defines the 3072-bit prime. */
const PI_2942 = (() => {
  const bits = 3100n
  const one = 1n << bits
  const arctanInverse = (x: bigint) => {
    let [sum, power, divisor, sign] = [0n, one / x, 1n, 1n]
    while (power > 0n) {
      sum += sign * (power / divisor)
      power /= x * x
      divisor += 2n
      sign = -sign
    }
    return sum
  }
  const pi = 4n * (4n * arctanInverse(5n) - arctanInverse(239n))
  return ((pi >> (bits - 2942n)) + 1690314n).toString(16)
})()
