import { expect, test } from 'vitest'
import { framed, isSameCut, movedCut, rotatedCut, wholeCut, zoomOf, zoomedCut } from './cut'
import type { Cut } from './cut'

/** 400 wide, 200 high; the crop is square. */
const photo = { width: 400, height: 200 }
const square = wholeCut(photo, 1)
const area = (x: number, y: number, side: number) => ({ x, y, width: side, height: side })

test('starts with the largest centred area of the shape [ENG-45]', () => {
  expect(square).toEqual({ rotation: 0, croppedAreaPixels: area(100, 0, 200) })
  expect(wholeCut(photo, 4).croppedAreaPixels).toEqual({ x: 0, y: 50, width: 400, height: 100 })
})

test('moves by fractions of itself and never leaves the photo', () => {
  expect(movedCut(square, photo, 0.1, 0.1).croppedAreaPixels).toEqual(area(120, 0, 200))
  expect(movedCut(square, photo, -5, 0).croppedAreaPixels).toEqual(area(0, 0, 200))
  expect(movedCut(square, photo, 5, 0).croppedAreaPixels).toEqual(area(200, 0, 200))
})

test('zooms around its centre, up to five times', () => {
  const twice = zoomedCut(square, photo, 2)
  expect(twice.croppedAreaPixels).toEqual(area(150, 50, 100))
  expect(zoomOf(twice, photo)).toBe(2)
  expect(zoomedCut(twice, photo, 1)).toEqual(square)
  expect(zoomedCut(square, photo, 9).croppedAreaPixels).toEqual(area(180, 80, 40))
  expect(zoomedCut(square, photo, 0.5)).toEqual(square)
})

test('turns around the same point of the photo; four quarters change nothing', () => {
  // Centred at 250, 50 of the photo; after a turn to the right, 150 from the left of the top edge.
  const corner = { rotation: 0, croppedAreaPixels: area(200, 0, 100) } as const
  expect(rotatedCut(corner, photo, 1)).toEqual({ rotation: 90, croppedAreaPixels: area(100, 200, 100) })
  expect(rotatedCut(corner, photo, -1)).toEqual({ rotation: 270, croppedAreaPixels: area(0, 100, 100) })
  const turned = [1, 2, 3, 4].reduce<Cut>((cut) => rotatedCut(cut, photo, 1), corner)
  expect(turned).toEqual(corner)
})

test('places the whole photo around its visible part, in fractions of the frame [OPEN-140]', () => {
  // The middle 200 of 400: both have the same centre, and the photo is twice as wide.
  expect(framed(square, photo)).toEqual({ x: 0.5, y: 0.5, width: 2, height: 1 })
  // Shows its left edge, twice as large: the centre of 400 by 200 is at 200, 100 of 100 by 100.
  expect(framed({ rotation: 0, croppedAreaPixels: area(0, 0, 100) }, photo)).toEqual({
    x: 2,
    y: 1,
    width: 4,
    height: 2,
  })
  // On its side it appears 200 by 400, and is 400 by 200 before the turn.
  expect(framed({ rotation: 90, croppedAreaPixels: area(0, 100, 200) }, photo)).toEqual({
    x: 0.5,
    y: 0.5,
    width: 2,
    height: 1,
  })
})

test('two cuts are the same when area and turn are equal', () => {
  expect(isSameCut(square, wholeCut(photo, 1))).toBe(true)
  expect(isSameCut(square, movedCut(square, photo, 0.1, 0))).toBe(false)
  expect(isSameCut(square, { ...square, rotation: 180 })).toBe(false)
})
