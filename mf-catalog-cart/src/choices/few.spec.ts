import { expect, test } from 'vitest'
import { areFew } from './few'

const named = (...names: string[]) => names.map((name) => ({ name }))

test.each([
  ['three colours', named('Pewter', 'Slate blue', 'Dusty rose'), true],
  ['six values', named('a', 'b', 'c', 'd', 'e', 'f'), true],
  ['seven values', named('a', 'b', 'c', 'd', 'e', 'f', 'g'), false],
  ['sizes with their weights', named('Extra large (over 45 kg)'), true],
  ['a value of many words', named('Plain', 'With a lid of blackwood, oiled'), false],
])('%s [OPEN-210]', (_, options, expected) => expect(areFew(options)).toBe(expected))
