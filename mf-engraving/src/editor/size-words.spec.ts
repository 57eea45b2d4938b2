import { expect, test } from 'vitest'
import { plate } from './editor.fixture'
import { sizeWords } from './size-words'

test('states the sizes: 8 cm are 500 units, 0.16 mm each, so 36 are 5.8 mm [OPEN-150]', () => {
  expect(sizeWords(plate, [{ field: 'petName', capital: 36 }])).toBe(
    "Size: 8 × 4 cm. Height of capitals: pet's name 5.8 mm.",
  )
  expect(sizeWords({ ...plate, Dimensions: 'large' }, [])).toBeNull()
})

test("without dimensions states the size's name and no centimetres [OPEN-150]", () => {
  const tile = { ...plate, Dimensions: '0' }
  expect(sizeWords({ ...tile, Size: 'Small' }, [{ field: 'petName', capital: 36 }])).toBe('Size: Small.')
  expect(sizeWords({ ...tile, Size: ' ' }, [])).toBeNull()
})
