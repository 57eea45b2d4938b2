import { describe, expect, test } from 'vitest'
import {
  clientCarePhone,
  formatPhone,
  isCallablePhone,
  isTenDigitPhone,
  isValidOwnerPhone,
  normalisePhone,
  opensOwnerPages,
  formatTypedPhone,
  phoneKind,
  canReceiveSms,
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
    // Nine digits that begin with 61 are a full number; 61 is not a country code.
    ['612345678', '+61612345678'],
  ])('%s becomes %s', (phone, sent) => expect(normalisePhone(phone)).toBe(sent))

  test('an invalid number gives null', () => expect(normalisePhone('12345')).toBeNull())
})

test('the strict screen requires exactly ten digits [DOM-43, OPEN-45]', () => {
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

test('shows a leading +61 as 0 [DOM-13, PRA-33]', () => {
  expect(formatTypedPhone('+61412345678')).toBe('0412345678')
  expect(formatTypedPhone('+61 (0)412345678')).toBe('0412345678')
  expect(formatTypedPhone('0412345678')).toBe('0412345678')
  expect(formatTypedPhone(null)).toBe('')
})

test('groups the number of Client Care 2-4-4, of the representative 4-3-3 [PRA-31, PRA-32]', () => {
  expect(clientCarePhone('+61892000000')).toBe('08 9200 0000')
  expect(formatPhone('+61412345678', '4-3-3')).toBe('0412 345 678')
  expect(formatPhone('1300 123', '2-4-4')).toBe('1300 123')
})

test.each([
  ['+61412345678', '0412 345 678'],
  ['0892001234', '08 9200 1234'],
  ['+61 (0)3 9000 1234', '03 9000 1234'],
  ['', ''],
])('groups other numbers by their kind: %j [DOM-45]', (phone, text) => {
  expect(formatPhone(phone)).toBe(text)
})

describe('numbers of New Zealand, 1300 and 1800 [OPEN-125]', () => {
  test.each([
    ['+64 21 123 456', '+6421123456', 'mobile', '+64 21 123 456', '+6421123456'],
    ['+64 (0)27 555 1234', '+64275551234', 'mobile', '+64 27 555 1234', '+64275551234'],
    ['0064 9 123 4567', '+6491234567', 'home', '+64 9 123 4567', '+6491234567'],
    ['1300 123 456', '+611300123456', 'work', '1300 123 456', '1300123456'],
    ['1800-123-456', '+611800123456', 'work', '1800 123 456', '1800123456'],
  ])('%s is stored as %s, a %s number, and shown as %s', (typed, kept, kind, shown, asTyped) => {
    expect([normalisePhone(typed), phoneKind(typed), formatPhone(typed)]).toEqual([kept, kind, shown])
    expect([formatTypedPhone(kept), formatPhone(kept), phoneKind(kept)]).toEqual([asTyped, shown, kind])
    expect({
      isCallablePhone: isCallablePhone(typed),
      canReceiveSms: canReceiveSms(typed),
      isValidOwnerPhone: isValidOwnerPhone(typed),
    }).toEqual({ isCallablePhone: true, canReceiveSms: false, isValidOwnerPhone: false })
    expect(opensOwnerPages(kept)).toBe(false)
  })

  test.each(['+64', '+64 1 234 5678', '+64 21 12', '1200 123 456', '1300 123', '44 20 7946 0000', ''])(
    '%j cannot be called',
    (typed) =>
      expect({ normalisePhone: normalisePhone(typed), isCallablePhone: isCallablePhone(typed) }).toEqual({
        normalisePhone: null,
        isCallablePhone: false,
      }),
  )

  test("the owner's pages open with the nine digits after +61 [ENG-22, OPEN-132]", () => {
    expect(['+61412345678', '+61892000000', '+611300123456', '+6421123456', '', null].map(opensOwnerPages)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('only Australian mobiles receive SMS', () => {
    expect(['0412 345 678', '+61412345678', '412345678', '0892000000'].map(canReceiveSms)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

test.each([
  '\u202a0412 345 678\u202c',
  '\u200e0412\u00a0345\u00a0678\u200b',
  '(0412) 345-678',
  '0061 412 345 678',
  '0061412345678',
  '0011 61 412 345 678',
  '+61 (0)412 345 678',
  '０４１２ ３４５ ６７８',
  '0412\u2011345\u2013678',
])('pasted as %j it is the same mobile [OPEN-352]', (pasted) => {
  expect([normalisePhone(pasted), formatPhone(pasted), canReceiveSms(pasted)]).toEqual([
    '+61412345678',
    '0412 345 678',
    true,
  ])
})

test.each(['0412 345 678 / 08 9200 0000', '9200 0000/1', '0412 345 678 ext 5', '0412 345 678, Jane'])(
  '%j has no unambiguous number',
  (pasted) => expect(normalisePhone(pasted)).toBeNull(),
)

describe('numbers of other countries [OPEN-125]', () => {
  test.each([
    ['+44 20 7946 0018', '+442079460018', '+44 207 946 0018'],
    ['+44 (0)20 7946 0018', '+442079460018', '+44 207 946 0018'],
    ['0044 7700 900123', '+447700900123', '+44 770 090 0123'],
    ['+1 (217) 555-0142', '+12175550142', '+1 217 555 0142'],
    ['0011 33 1 23 45 67 89', '+33123456789', '+33 123 456 789'],
  ])('%s is stored as %s and shown as %s, without SMS and owner’s pages', (typed, kept, shown) => {
    expect([normalisePhone(typed), formatPhone(typed), formatTypedPhone(kept)]).toEqual([kept, shown, kept])
    expect([isCallablePhone(typed), canReceiveSms(typed), opensOwnerPages(kept)]).toEqual([true, false, false])
  })

  test.each([
    '+44 20',
    '+1 217 555',
    '+1 117 555 0142',
    '+999 123 456 789',
    '+44 2079 4600 1818 1818',
    '+0 412 345 678',
  ])('%s is refused', (typed) => expect(normalisePhone(typed)).toBeNull())
})
