import { expect, test } from 'vitest'
import { approvalSteps, modalSteps } from './step-list'

const portrait = { Dimensions: '9 x 6', PhotoSize: '3 x 4' }
const bar = { Dimensions: ' 0 ', PhotoSize: '0' }
const tile = { Dimensions: '0', PhotoSize: '6 x 6' }
const plate = { Dimensions: '8 x 4', PhotoSize: '0' }

test('the dialog runs from text to approval, without steps that the plaque lacks [CAT-23, CAT-26, OPEN-66]', () => {
  expect(modalSteps(portrait)).toEqual(['text', 'icon', 'image', 'approval'])
  expect(modalSteps(plate)).toEqual(['text', 'icon', 'approval'])
  expect(modalSteps(tile)).toEqual(['text', 'image', 'approval'])
  expect(modalSteps(bar)).toEqual(['text', 'approval'])
})

test('the approval flow starts with the icon [ENG-17, ENG-18, OPEN-66]', () => {
  expect(approvalSteps(portrait)).toEqual(['icon', 'text', 'image', 'approval'])
  expect(approvalSteps(bar)).toEqual(['text', 'approval'])
})
