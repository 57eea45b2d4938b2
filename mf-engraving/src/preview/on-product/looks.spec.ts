import { expect, test } from 'vitest'
import { portrait } from '../../edit/editor.fixture'
import { lookText, looksOf } from './looks'

test('a plaque is shown flat, on its material and on its urn; an unknown size only flat [OPEN-152, ENG-30, ENG-31]', () => {
  const words = (change: object) => {
    const entry = { ...portrait, ...change }
    return looksOf(entry).map((look) => lookText(look, entry))
  }
  expect(words({})).toEqual(['Flat', 'On metal', 'On the urn'])
  expect(words({ Color: 'White porcelain' })).toEqual(['Flat', 'On porcelain', 'On the urn'])
  expect(words({ Vessel_Image: null })).toEqual(['Flat', 'On metal'])
  expect(words({ Dimensions: 'large' })).toEqual(['Flat'])
  expect(words({ PhotoSize: 'round' })).toEqual(['Flat'])
})
