import { expect, test } from 'vitest'
import { federationShare } from './federation-bytes'

test('a script is shared out by the sources that its map names', () => {
  // Columns 0, 4 and 10 of one line: 4 characters of the screen, 6 of the loader, 10 of the screen.
  const map = {
    version: 3 as const,
    names: [],
    sources: ['webpack:///src/Screen.tsx', 'webpack:///../shared/federation/src/loader/container.ts'],
    mappings: 'AAAA,ICAA,MDAA',
  }
  expect(federationShare('abcdefghijklmnopqrst', map)).toBeCloseTo(0.3)
  expect(federationShare('', map)).toBe(0)
})
