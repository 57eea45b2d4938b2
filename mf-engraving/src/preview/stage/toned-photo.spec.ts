import { expect, test } from 'vitest'
import { tone } from './toned-photo'

test('a photo gets the two tones of its metal', () => {
  // Black, white and a middle gray, from #204060 to #e0c0a0: 0x20 = 32 and 0xe0 = 224, so gray 102 (0.4) is 108.8.
  const pixels = new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255, 102, 102, 102, 255])
  tone(pixels, ['#204060', '#e0c0a0'])
  expect([...pixels]).toEqual([32, 64, 96, 255, 224, 192, 160, 255, 109, 115, 122, 255])
})
