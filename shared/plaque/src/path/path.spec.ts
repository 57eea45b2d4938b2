import { expect, test } from 'vitest'
import { NOTHING, pathExtent } from './bounds'
import { segmentsOf } from './segments'

test('closes moves and lines, absolute and relative, as filling does', () => {
  const corners = [
    [0, 0, 0, 0, 10, 0, 10, 0],
    [10, 0, 10, 0, 10, 5, 10, 5],
    [10, 5, 10, 5, 0, 0, 0, 0],
  ]
  expect(segmentsOf('M0 0L10 0L10 5Z')).toEqual(corners)
  expect(segmentsOf('m0 0l10 0l0 5')).toEqual(corners)
  expect(segmentsOf('m0 0l10 0 0 5')).toEqual(corners)
})

test('a second part starts at the last point, where the first was left open', () => {
  // The step of 5 and 5 starts at 10, 0.
  expect(segmentsOf('m0 0l10 0m5 5l1 0').at(-2)).toEqual([15, 5, 15, 5, 16, 5, 16, 5])
})

test('bounds are where a curve turns, not at its handles', () => {
  // 2·t·(1 − t)·10 is 5 at the middle of the curve.
  expect(pathExtent('M0 0Q5 10 10 0')).toEqual({ left: 0, top: 0, right: 10, bottom: 5 })
  // 3·t·(1 − t)·10 is 7.5 at the middle.
  expect(pathExtent('M0 0C0 10 10 10 10 0')).toEqual({ left: 0, top: 0, right: 10, bottom: 7.5 })
  expect(pathExtent('')).toEqual(NOTHING)
})

test('throws on an unknown command', () => {
  expect(() => segmentsOf('M0 0A5 5 0 0 1 10 0')).toThrow('No path command of ours: A')
})
