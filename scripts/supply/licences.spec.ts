import { expect, test } from 'vitest'
import { ALLOWED, EXCEPTIONS } from './allowed.data'
import { suppliedPackages } from './supply'

const supplied = suppliedPackages()

const fits = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
const exceptionOf = (name: string) => Object.entries(EXCEPTIONS).find(([pattern]) => fits(name, pattern))

/** Handles "A OR B" and "A AND B". */
const isAllowed = (licence: string) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one)))

test('every production package has an allowed licence, or an exception with its reason', () => {
  const refused = supplied.filter(({ name, licence }) => {
    if (licence === null || isAllowed(licence)) return false
    return exceptionOf(name)?.[1].licence !== licence
  })
  expect(refused.map(({ id, licence }) => `${id}: ${licence}`)).toEqual([])
})

test('every exception is of a used package', () => {
  const patterns = Object.keys(EXCEPTIONS)
  expect(patterns.filter((pattern) => !supplied.some(({ name }) => fits(name, pattern)))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['GPL-3.0-only OR MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['none', false],
])('%s: %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed))
