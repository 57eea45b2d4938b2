import { expect, test } from 'vitest'
import { entryOf } from './edit.fixture'
import { stepBefore, stepInstead } from './edit-screens'

test('redirects from a step that the plaque lacks [ENG-17, ENG-18]', () => {
  expect(stepInstead(entryOf({ Dimensions: '0' }), 'icon')).toBe('text')
  expect(stepInstead(entryOf({ PhotoSize: '0' }), 'image')).toBe('approval')
  expect(stepInstead(entryOf({}), 'icon')).toBeNull()
})

test('Previous of the image leads to the icon, and is missing without one [ENG-13]', () => {
  expect(stepBefore(entryOf({}), 'image')).toBe('icon')
  expect(stepBefore(entryOf({ Dimensions: '0' }), 'image')).toBeNull()
  expect(stepBefore(entryOf({}), 'approval')).toBe('image')
  expect(stepBefore(entryOf({}), 'icon')).toBeNull()
})
