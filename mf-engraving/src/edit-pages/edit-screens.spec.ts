import { expect, test } from 'vitest'
import { entryOf } from './edit.fixture'
import { stepBefore, stepInstead } from './edit-screens'

test('redirects from a step that the plaque lacks [ENG-17, ENG-18]', () => {
  expect(stepInstead(entryOf({ Dimensions: '0' }), 'icon')).toBe('text')
  expect(stepInstead(entryOf({ PhotoSize: '0' }), 'image')).toBe('approval')
  expect(stepInstead(entryOf({}), 'icon')).toBeNull()
})

test('Previous leads to the step before: from the image to the icon, or to the texts of a plaque without icon [ENG-13, OPEN-66]', () => {
  expect(stepBefore(entryOf({}), 'image')).toBe('icon')
  expect(stepBefore(entryOf({ Dimensions: '0' }), 'image')).toBe('text')
  expect(stepBefore(entryOf({}), 'approval')).toBe('image')
  expect(stepBefore(entryOf({}), 'icon')).toBe('text')
  expect(stepBefore(entryOf({}), 'text')).toBeNull()
})
