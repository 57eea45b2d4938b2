import { expect, test } from 'vitest'
import { framed, isSameCut, movedCut, rotatedCut, wholeCut, zoomOf, zoomedCut } from './cut'
import type { Cut } from './cut'

/** 400 wide, 200 high; the crop is square. */
const photo = { width: 400, height: 200 }
const square = wholeCut(photo, 1)
const area = (x: number, y: number, side: number) => ({ x, y, width: side, height: side })

test('the crop begins with as much as the shape takes, from the middle [ENG-45]', () => {
  expect(square).toEqual({ rotation: 0, croppedAreaPixels: area(100, 0, 200) })
  expect(wholeCut(photo, 4).croppedAreaPixels).toEqual({ x: 0, y: 50, width: 400, height: 100 })
})

test('it moves by parts of itself and never leaves the photo', () => {
  expect(movedCut(square, photo, 0.1, 0.1).croppedAreaPixels).toEqual(area(120, 0, 200))
  expect(movedCut(square, photo, -5, 0).croppedAreaPixels).toEqual(area(0, 0, 200))
  expect(movedCut(square, photo, 5, 0).croppedAreaPixels).toEqual(area(200, 0, 200))
})

test('it zooms around its middle, from all to five times', () => {
  const twice = zoomedCut(square, photo, 2)
  expect(twice.croppedAreaPixels).toEqual(area(150, 50, 100))
  expect(zoomOf(twice, photo)).toBe(2)
  expect(zoomedCut(twice, photo, 1)).toEqual(square)
  expect(zoomedCut(square, photo, 9).croppedAreaPixels).toEqual(area(180, 80, 40))
  expect(zoomedCut(square, photo, 0.5)).toEqual(square)
})

test('it turns around the same point of the photo; four quarters are none', () => {
  // Its middle stands at 250, 50 of the photo: 150 from the top edge's left once turned to the right.
  const corner = { rotation: 0, croppedAreaPixels: area(200, 0, 100) } as const
  expect(rotatedCut(corner, photo, 1)).toEqual({ rotation: 90, croppedAreaPixels: area(100, 200, 100) })
  expect(rotatedCut(corner, photo, -1)).toEqual({ rotation: 270, croppedAreaPixels: area(0, 100, 100) })
  const turned = [1, 2, 3, 4].reduce<Cut>((cut) => rotatedCut(cut, photo, 1), corner)
  expect(turned).toEqual(corner)
})

test('the whole photo lies around what is seen of it, by parts of the frame [OPEN-140]', () => {
  // The middle 200 of 400: the photo's own middle is the frame's, and it is twice as wide.
  expect(framed(square, photo)).toEqual({ x: 0.5, y: 0.5, width: 2, height: 1 })
  // Its left edge is seen, twice as large: the middle of 400 by 200 stands at 200, 100 of 100 by 100.
  expect(framed({ rotation: 0, croppedAreaPixels: area(0, 0, 100) }, photo)).toEqual({
    x: 2,
    y: 1,
    width: 4,
    height: 2,
  })
  // On its side it is 200 by 400 as it is seen, 400 by 200 before it is turned.
  expect(framed({ rotation: 90, croppedAreaPixels: area(0, 100, 200) }, photo)).toEqual({
    x: 0.5,
    y: 0.5,
    width: 2,
    height: 1,
  })
})

test('two cuts are the same when all of their area and turn is', () => {
  expect(isSameCut(square, wholeCut(photo, 1))).toBe(true)
  expect(isSameCut(square, movedCut(square, photo, 0.1, 0))).toBe(false)
  expect(isSameCut(square, { ...square, rotation: 180 })).toBe(false)
})
