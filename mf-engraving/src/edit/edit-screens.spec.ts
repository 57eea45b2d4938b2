import { expect, test } from 'vitest'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { entryOf } from './edit.fixture'
import { stepAfter, stepBefore, stepInstead } from './edit-screens'
import type { EditorStep } from '../editor/step-list'

const walk = (entry: PlaqueConfigEntry, from: EditorStep): EditorStep[] => {
  const next = stepAfter(entry, from)
  return next ? [from, ...walk(entry, next)] : [from]
}

test('the steps of a plaque with icon and photo, in the order of the approval [ENG-16..18]', () => {
  expect(walk(entryOf({}), 'icon')).toEqual(['icon', 'text', 'image', 'approval'])
  expect(walk(entryOf({ PhotoSize: '0' }), 'icon')).toEqual(['icon', 'text', 'approval'])
  expect(walk(entryOf({ Dimensions: '0', PhotoSize: '0' }), 'text')).toEqual(['text', 'approval'])
})

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
