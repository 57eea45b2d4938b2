import { expect, test } from 'vitest'
import { temporaryPassword } from './temporary-password'

test('a temporary password has 4 letters, 4 digits and 2 symbols [SHL-12]', () => {
  for (let round = 0; round < 200; round++) {
    expect(temporaryPassword()).toMatch(/^[A-Za-z]{4}\d{4}[!@#$%^&*]{2}$/)
  }
})

test('two temporary passwords differ [OPEN-06]', () => {
  expect(new Set(Array.from({ length: 500 }, temporaryPassword)).size).toBe(500)
})
