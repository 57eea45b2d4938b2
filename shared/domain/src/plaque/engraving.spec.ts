import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { EngravingDraftSchema } from './engraving'

const words = (text: string) => ({ text, size: 20, font: 'Arial' })
const photo = { fileImgSrc: 'bella.jpg', croppedAreaPixels: { x: 0, y: 0, width: 40, height: 20 }, rotation: 0 }
const draft = { petName: words('Bella'), primaryText: words(''), secondaryText: words(''), photo }
const isTaken = (change: object) =>
  safeParse(EngravingDraftSchema, { ...draft, icon: 'None', iconPlacement: 'Left', ...change }).success

test.each([0, 90, 180, 270])('accepts a photo rotated by %d degrees [DOM-39]', (rotation) => {
  expect(isTaken({ photo: { ...photo, rotation } })).toBe(true)
  expect(isTaken({ photo: { ...photo, rotation: rotation + 1 } })).toBe(false)
})

test('accepts text of 100 characters and file names of 200, no longer ones', () => {
  expect([100, 101].map((length) => isTaken({ petName: words('x'.repeat(length)) }))).toEqual([true, false])
  const named = (length: number) => isTaken({ photo: { ...photo, fileImgSrc: 'x'.repeat(length) } })
  expect([200, 201].map(named)).toEqual([true, false])
})
