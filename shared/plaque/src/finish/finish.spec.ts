import { expect, test } from 'vitest'
import { channelsOf } from './drawing'
import { finishOf } from './finish'

const brightness = (colour: string) => channelsOf(colour).reduce((sum, value) => sum + value, 0)

test.each([
  ['Silver', 'Silver'],
  ['', 'Silver'],
  ['Unobtainium', 'Silver'],
  ['rose gold', 'Rose Gold'],
  ['Gold', 'Brass'],
  ['White porcelain', 'White'],
])('"%s" looks like %s [ENG-58]', (color, known) => {
  expect(finishOf(color)).toEqual(finishOf(known))
})

test('dark metal is engraved light, light metal dark, a photo in the same two tones', () => {
  const { surface, ink, tones } = finishOf('Graphite')
  expect(brightness(ink)).toBeGreaterThan(brightness(surface))
  expect(tones).toEqual([surface, ink])
  const brass = finishOf('Brass')
  expect(brightness(brass.ink)).toBeLessThan(brightness(brass.surface))
  expect(brass.tones?.[0]).toBe(brass.ink)
})

test('porcelain takes a photo in colour', () => {
  expect(finishOf('White').tones).toBeNull()
})
