import { expect, test } from 'vitest'
import { temporaryPassword } from './temporary-password'

test('has 28 random characters of 31, in groups, with a letter, a digit and a symbol [SHL-30]', () => {
  const some = Array.from({ length: 300 }, temporaryPassword)
  for (const password of some) {
    expect(password).toMatch(/^([a-hj-km-np-z2-9]{4}-){6}[a-hj-km-np-z2-9]{4}$/)
    expect(password).toMatch(/[a-z]/)
    expect(password).toMatch(/\d/)
  }
  expect(new Set(some).size).toBe(300)
  // All 31 characters must be used about equally often: 300 passwords have each character 271 times on average.
  const counts = new Map<string, number>()
  for (const letter of some.join('').replaceAll('-', '')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(31)
  expect(Math.min(...counts.values())).toBeGreaterThan(150)
})
