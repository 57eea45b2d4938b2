import { expect, test } from 'vitest'
import { temporaryPassword } from './temporary-password'

test('28 characters of 31 at random, in groups, with letter, number and symbol [SHL-30]', () => {
  const some = Array.from({ length: 300 }, temporaryPassword)
  for (const password of some) {
    expect(password).toMatch(/^([a-hj-km-np-z2-9]{4}-){6}[a-hj-km-np-z2-9]{4}$/)
    expect(password).toMatch(/[a-z]/)
    expect(password).toMatch(/\d/)
  }
  expect(new Set(some).size).toBe(300)
  // Each of the 31 is used, at each place nearly as often: 300 passwords have each character 271 times on average.
  const counts = new Map<string, number>()
  for (const letter of some.join('').replaceAll('-', '')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(31)
  expect(Math.min(...counts.values())).toBeGreaterThan(150)
})
