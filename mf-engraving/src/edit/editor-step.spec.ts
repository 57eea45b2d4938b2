import { expect, test } from 'vitest'
import { editorSteps } from './editor-step'

test('dialog and approval run from text to approval, without steps that the plaque lacks [CAT-23, CAT-26, ENG-17, ENG-18, OPEN-66]', () => {
  expect(editorSteps({ Dimensions: '9 x 6', PhotoSize: '3 x 4' })).toEqual(['text', 'icon', 'image', 'approval'])
  expect(editorSteps({ Dimensions: '8 x 4', PhotoSize: '0' })).toEqual(['text', 'icon', 'approval'])
  expect(editorSteps({ Dimensions: '0', PhotoSize: '6 x 6' })).toEqual(['text', 'image', 'approval'])
  expect(editorSteps({ Dimensions: ' 0 ', PhotoSize: '0' })).toEqual(['text', 'approval'])
})
