import { describe, expect, test } from 'vitest'
import {
  clientCarePhone,
  formatPhone,
  isTenDigitPhone,
  isValidOwnerPhone,
  normalisePhone,
  phoneAsTyped,
  phoneKind,
} from './rules'

describe('a valid owner phone [DOM-42]', () => {
  test.each(['0412345678', '0892000000', '0212345678', '0312345678', '0712345678', '412345678', '912345678'])(
    '%s is valid',
    (phone) => expect(isValidOwnerPhone(phone)).toBe(true),
  )

  test.each(['0112345678', '0912345678', '012345678', '04123456789', '41234567', '04l2345678', '', null])(
    '%s is not',
    (phone) => expect(isValidOwnerPhone(phone)).toBe(false),
  )
})

describe('normalising [DOM-44, OPEN-45]', () => {
  test.each([
    ['0412 345 678', '+61412345678'],
    ['(08) 9200-0000', '+61892000000'],
    ['+61 412 345 678', '+61412345678'],
    ['61412345678', '+61412345678'],
    ['+61 (0)412 345 678', '+61412345678'],
    ['412345678', '+61412345678'],
    // Nine digits that begin with 61 are a whole number, not a country code.
    ['612345678', '+61612345678'],
  ])('%s becomes %s', (phone, sent) => expect(normalisePhone(phone)).toBe(sent))

  test('what is no phone becomes nothing', () => expect(normalisePhone('12345')).toBeNull())
})

test('the strict screen wants exactly ten digits [DOM-43, OPEN-45]', () => {
  expect(isTenDigitPhone('0412345678')).toBe(true)
  expect(isTenDigitPhone('412345678')).toBe(false)
  expect(isTenDigitPhone('0412 345 678')).toBe(false)
  expect(isTenDigitPhone('1412345678')).toBe(false)
})

test.each([
  ['+61412345678', 'mobile'],
  ['0892000000', 'home'],
  ['0212345678', 'home'],
  ['+61312345678', 'home'],
  ['0712345678', 'home'],
  ['912345678', 'work'],
  ['', 'work'],
] as const)('%s is a %s phone [DOM-45]', (phone, kind) => expect(phoneKind(phone)).toBe(kind))

test('a leading +61 is shown as 0 [DOM-13, PRA-33]', () => {
  expect(phoneAsTyped('+61412345678')).toBe('0412345678')
  expect(phoneAsTyped('+61 (0)412345678')).toBe('0412345678')
  expect(phoneAsTyped('0412345678')).toBe('0412345678')
  expect(phoneAsTyped(null)).toBe('')
})

test('client care reads 2-4-4, the representative 4-3-3 [PRA-31, PRA-32]', () => {
  expect(clientCarePhone('+61892000000')).toBe('08 9200 0000')
  expect(formatPhone('+61412345678', '4-3-3')).toBe('0412 345 678')
  expect(formatPhone('1300 123', '2-4-4')).toBe('1300 123')
})

test.each([
  ['+61412345678', '0412 345 678'],
  ['0892001234', '08 9200 1234'],
  ['+61 (0)3 9000 1234', '03 9000 1234'],
  ['', ''],
])("anybody's number is grouped by its kind: %j [DOM-45]", (phone, text) => {
  expect(formatPhone(phone)).toBe(text)
})
