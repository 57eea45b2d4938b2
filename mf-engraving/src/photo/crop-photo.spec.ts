import { expect, test } from 'vitest'
import { smallerOf } from './crop-photo'

const blob = (type: string, bytes: number) => new Blob([new Uint8Array(bytes)], { type })

test('a photo is sent as JPEG, a drawing that is smaller as PNG stays PNG [OPEN-82]', () => {
  expect(smallerOf([blob('image/jpeg', 90), blob('image/png', 900)]).type).toBe('image/jpeg')
  expect(smallerOf([blob('image/jpeg', 90), blob('image/png', 89)]).type).toBe('image/png')
})
