import { expect, test } from 'vitest'
import { plate } from './editor.fixture'
import { sizeText } from './size-text'

test('states the sizes: 8 cm are 500 units, 0.16 mm each, so 36 are 5.8 mm [OPEN-150]', () => {
  expect(sizeText(plate, [{ field: 'petName', capital: 36 }])).toBe(
    "Size: 8 × 4 cm. Height of capitals: pet's name 5.8 mm.",
  )
  expect(sizeText({ ...plate, Dimensions: 'large' }, [])).toBeNull()
})

test("without dimensions states the size's name and no centimetres [OPEN-150]", () => {
  const tile = { ...plate, Dimensions: '0' }
  expect(sizeText({ ...tile, Size: 'Small' }, [{ field: 'petName', capital: 36 }])).toBe('Size: Small.')
  expect(sizeText({ ...tile, Size: ' ' }, [])).toBeNull()
})
