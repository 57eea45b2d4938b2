import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '@portal/testing/nasty-texts'
import { isSet, multilineTextError, onlyErrors, roundToHundredths, textError, toAmount, trimmed } from './rules'
import { amount, flag, flagUnlessOff, id, multilineText, requiredText, text, wireText } from './schema'

describe("reads the provider's flags and numbers", () => {
  test.each(['1', 1, true, 'Yes', 'true', 'on', '2026-03-14'])('%j is set', (value) => {
    expect(isSet(value)).toBe(true)
  })

  test.each(['0', 0, false, '', ' ', 'No', 'FALSE', 'off', null, undefined])('%j is not set', (value) => {
    expect(isSet(value)).toBe(false)
  })

  test('reads numbers from text; nothing gives null', () => {
    expect([toAmount('12.50'), toAmount(3), toAmount(''), toAmount('abc'), toAmount(null)]).toEqual([
      12.5,
      3,
      null,
      null,
      null,
    ])
  })

  test('reads missing values as empty ones', () => {
    expect(safeParse(flag, undefined).output).toBe(false)
    expect(safeParse(flagUnlessOff, undefined).output).toBe(true)
    expect(safeParse(flagUnlessOff, '0').output).toBe(false)
    expect(safeParse(amount, undefined).output).toBeNull()
    expect(safeParse(wireText, 42).output).toBe('42')
  })
})

test.each([
  ['   abc  ', undefined],
  ['🐾🐾🐾', undefined],
  [' 🐾a🐾 ', undefined],
  ['🐾🐾🐾a', 'tooLong'],
  ['  abcd', 'tooLong'],
])('page and server count three characters of %j alike, after trimming [OPEN-343]', (value, code) => {
  const refusals = [text(3), requiredText(3), multilineText(3)].map(
    (schema) => safeParse(schema, value).issues?.[0].message,
  )
  expect([textError(value, 3), multilineTextError(value, 3), ...refusals]).toEqual(Array(5).fill(code))
})

describe('roundToHundredths', () => {
  test.each([
    [1.005, 1.01],
    [10.075, 10.08],
    [4.35, 4.35],
    [0.004, 0],
    [2.994, 2.99],
    [-10.075, -10.08],
    [-0.004, 0],
  ])('%d rounds to %d', (value, rounded) => {
    expect(roundToHundredths(value)).toBe(rounded)
  })
})

describe('texts in requests', () => {
  const isAllowed = (schema: ReturnType<typeof text>, value: unknown) => safeParse(schema, value).success

  test('are trimmed and limited', () => {
    expect(safeParse(text(5), '  Bella ').output).toBe('Bella')
    expect(isAllowed(text(5), 'Bellas')).toBe(false)
  })

  test.each(['a\u0000b', 'a\nb', 'a\u007fb', 'a\ud800b', '\udc00'])('%j is refused', (value) => {
    expect(isAllowed(text(10), value)).toBe(false)
  })

  test('accepts whole surrogate pairs and accents', () => {
    expect(isAllowed(text(10), 'Zoë 🐾')).toBe(true)
  })

  test('multiline texts keep line breaks and no other unprintable characters', () => {
    expect(safeParse(multilineText(20), 'one\r\ntwo\rthree').output).toBe('one\ntwo\nthree')
    expect(safeParse(multilineText(20), 'one\u0000').success).toBe(false)
    expect(safeParse(multilineText(20), 'one\ud800').success).toBe(false)
  })

  test('ids have up to 64 word characters [OPEN-04]', () => {
    expect(safeParse(id, 'a1-B_2').success).toBe(true)
    expect(safeParse(id, '../etc').success).toBe(false)
    expect(safeParse(id, '').success).toBe(false)
    expect(safeParse(id, 'x'.repeat(65)).success).toBe(false)
  })
})

describe('a required text: page and server give the same code', () => {
  const sent = (value: string) => safeParse(requiredText(100), value).issues?.[0].message
  const both = (value: string) => [textError(value, 100), sent(value)]

  test.each(Object.entries(UNUSUAL_TEXTS))('%s is accepted unchanged', (_name, value) => {
    expect(both(value)).toEqual([undefined, undefined])
    expect(safeParse(text(100), value).output).toBe(value)
  })

  test.each(Object.entries(BLANK_TEXTS))('%s counts as missing', (_name, value) => {
    expect(both(value)).toEqual(['required', 'required'])
    expect(trimmed(value)).toBe('')
  })

  test.each(Object.entries(UNPRINTABLE_TEXTS))('%s is unprintable', (_name, value) => {
    expect(both(value)).toEqual(['unprintable', 'unprintable'])
    expect(multilineTextError(value, 100)).toBe('unprintable')
  })

  test('10,000 characters are too long', () => {
    expect(both(ENDLESS_TEXT)).toEqual(['tooLong', 'tooLong'])
    expect(multilineTextError(ENDLESS_TEXT, 1000)).toBe('tooLong')
    expect(safeParse(multilineText(1000), ENDLESS_TEXT).issues?.[0].message).toBe('tooLong')
  })

  test('only multiline texts accept line breaks and tabs', () => {
    expect(both('one\ttwo')).toEqual(['unprintable', 'unprintable'])
    expect(multilineTextError('one\r\n\ttwo', 100)).toBeUndefined()
  })
})

test('required comes before tooLong', () => {
  expect([textError(' ', 3), textError('abc', 3), textError('abcd', 3)]).toEqual(['required', undefined, 'tooLong'])
})

test('onlyErrors keeps the fields that have a code', () => {
  expect(onlyErrors({ a: undefined, b: 'required' })).toEqual({ b: 'required' })
})
