import { expect, test } from 'vitest'
import { entryOf } from './edit.fixture'
import { stepBefore, stepInstead } from './edit-screens'

test('a step that the plaque has not leads to the next it has [ENG-17, ENG-18]', () => {
  expect(stepInstead(entryOf({ Dimensions: '0' }), 'icon')).toBe('text')
  expect(stepInstead(entryOf({ PhotoSize: '0' }), 'image')).toBe('approval')
  expect(stepInstead(entryOf({}), 'icon')).toBeNull()
})

test('Previous of the image leads to the icon, and is not there without one [ENG-13]', () => {
  expect(stepBefore(entryOf({}), 'image')).toBe('icon')
  expect(stepBefore(entryOf({ Dimensions: '0' }), 'image')).toBeNull()
  expect(stepBefore(entryOf({}), 'approval')).toBe('image')
  expect(stepBefore(entryOf({}), 'icon')).toBeNull()
})
