import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '@portal/testing/nasty-texts'
import { describe, expect, test } from 'vitest'
import { isPassword, isUsername, isVerificationCode, newPasswordError } from './rules'

describe('texts that can be sent to the user pool [SHL-08, SHL-09, SHL-31..33]', () => {
  const all = (text: string) => [isUsername(text), isVerificationCode(text), isPassword(text)]

  test.each(Object.entries(UNUSUAL_TEXTS))('%s can be sent: only the pool knows its users', (_name, text) => {
    expect(all(text)).toEqual([true, true, true])
  })

  test.each([
    ...Object.entries(BLANK_TEXTS),
    ...Object.entries(UNPRINTABLE_TEXTS),
    ['10,000 characters', ENDLESS_TEXT],
  ])('%s cannot be sent', (_name, text) => expect(all(text)).toEqual([false, false, false]))

  test('the limits are 128, 256 and 2048 characters', () => {
    expect([isUsername('x'.repeat(128)), isUsername('x'.repeat(129))]).toEqual([true, false])
    expect([isVerificationCode('x'.repeat(2048)), isVerificationCode('x'.repeat(2049))]).toEqual([true, false])
    expect([isPassword('x'.repeat(256)), isPassword('x'.repeat(257))]).toEqual([true, false])
  })

  test('reports errors of a new password that no policy allows', () => {
    expect(newPasswordError('Demo-pass-2 é🐾')).toBeUndefined()
    expect(newPasswordError('Demo-pass\t2')).toBe('unprintable')
    expect(newPasswordError('x'.repeat(257))).toBe('tooLong')
  })
})
