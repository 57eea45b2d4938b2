import { describe, expect, test } from 'vitest'
import { isStorable, isStorableJson } from './text'

describe('storable text', () => {
  test.each(['', 'Ada', 'Zoë 🐾', '\n\t', '\u{10ffff}'])('%j is', (text) => expect(isStorable(text)).toBe(true))
  test.each(['\0', 'a\0b', '\ud83d', '\udc3e', 'x\ud83dy', '\udc3e\ud83d'])('%j is not', (text) =>
    expect(isStorable(text)).toBe(false),
  )

  test('checks every text and key at any depth', () => {
    let deep: unknown = 'a\0'
    for (let depth = 0; depth < 20_000; depth++) deep = [deep]
    expect(isStorableJson(deep)).toBe(false)
    expect(isStorableJson({ a: [{ 'k\0': 1 }] })).toBe(false)
    expect(isStorableJson({ a: [1, null, true, { b: '🐾' }] })).toBe(true)
  })
})
