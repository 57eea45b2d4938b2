import { describe, expect, test } from 'vitest'
import { scanReader } from './scan-reader'

/** The result after these keys, one every `gap` ms; `^j` is Ctrl+J. */
function read(keys: readonly string[], gap: number) {
  const reader = scanReader()
  return keys
    .map((key, index) =>
      reader.read({ key: key.replace('^', ''), isControl: key.startsWith('^'), at: 1000 + index * gap }),
    )
    .at(-1)
}

describe('a scanner in keyboard mode [OPEN-195]', () => {
  test.each([
    ['Enter', [...'100001', 'Enter']],
    ['Tab', [...'100001', 'Tab']],
    ['a line feed', [...'100001', '^j']],
    ['a carriage return', [...'100001', '^m']],
    ['Enter, with Shift among the letters', ['1', '0', 'Shift', '0', '0', '0', '1', 'Enter']],
  ])('is recognised by its speed and ends with %s', (_end, keys) => {
    expect(read(keys, 10)).toEqual({ kind: 'scanned', text: '100001' })
  })

  test('36 ms between two letters is typing and starts anew', () => {
    expect(read([...'100001', 'Enter'], 35)).toEqual({ kind: 'scanned', text: '100001' })
    expect(read([...'100001', 'Enter'], 36)).toEqual({ kind: 'other' })
  })

  test('four letters are fingers rolling over keys', () => {
    expect(read([...'99987', 'Enter'], 5)).toEqual({ kind: 'scanned', text: '99987' })
    expect(read([...'9998', 'Enter'], 5)).toEqual({ kind: 'other' })
  })

  test('starts anew after the end', () => {
    expect(read([...'100001', 'Enter', '^j'], 5)).toEqual({ kind: 'afterEnd' })
    expect(read([...'100001', 'Enter', 'Enter'], 36)).toEqual({ kind: 'other' })
    expect(read([...'100001', 'Enter', ...'200002', 'Enter'], 5)).toEqual({ kind: 'scanned', text: '200002' })
  })

  test('its first letter may be typing, later ones are not', () => {
    expect(read(['/'], 5)).toEqual({ kind: 'begun' })
    expect(read(['h', 't', 't', 'p', ':', '/'], 5)).toEqual({ kind: 'going' })
    expect(read(['^k'], 5)).toEqual({ kind: 'other' })
  })
})

test('a recognised scan may pause for a moment', () => {
  const reader = scanReader()
  const keys = [...'100001', 'Enter'].map((key, at) =>
    reader.read({ key, isControl: false, at: at * 5 + (at > 4 ? 115 : 0) }),
  )
  expect(keys.at(-1)).toEqual({ kind: 'scanned', text: '100001' })
})

test('without an end key returns what has arrived', () => {
  const reader = scanReader()
  for (const [at, key] of [...'100001'].entries()) reader.read({ key, isControl: false, at: at * 5 })
  expect([reader.finish(), reader.finish()]).toEqual(['100001', ''])
})
