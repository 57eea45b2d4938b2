import { describe, expect, test } from 'vitest'
import { readPicture } from './summary-picture'

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function dataUrl(type: string, bytes: readonly number[], length = bytes.length): string {
  const whole = new Uint8Array(length)
  whole.set(bytes)
  return `data:${type};base64,${Buffer.from(whole).toString('base64')}`
}

describe('the summary picture [API-29]', () => {
  test('is checked by its first bytes', () => {
    expect(readPicture(dataUrl('image/png', PNG_MAGIC, 70))).toMatchObject({
      type: 'image/png',
      ending: 'png',
    })
    expect(readPicture(dataUrl('image/jpeg', [0xff, 0xd8, 0xff, 0xe0]))).toMatchObject({
      type: 'image/jpeg',
      ending: 'jpg',
    })
    expect(() => readPicture(dataUrl('image/png', [0xff, 0xd8, 0xff, 0xe0]))).toThrow('not valid')
    expect(() => readPicture(dataUrl('image/gif', [0x47, 0x49, 0x46, 0x38]))).toThrow('not valid')
  })

  test('may have 6 MB and no byte more', () => {
    expect(readPicture(dataUrl('image/png', PNG_MAGIC, 6_000_000))?.bytes.byteLength).toBe(6_000_000)
    expect(() => readPicture(dataUrl('image/png', PNG_MAGIC, 6_000_001))).toThrow('not valid')
  })

  test.each([undefined, null])('%s means no picture, which a booking does not need [OPEN-49]', (value) => {
    expect(readPicture(value)).toBeNull()
  })
})
