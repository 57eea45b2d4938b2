import { afterEach, expect, test, vi } from 'vitest'
import { exifJpeg, heic, jpeg, png } from './pictures.fixture'
import { readPhoto } from './read-photo'

afterEach(() => vi.unstubAllGlobals())

/** A browser that decodes everything to this size, and records the size it was asked to draw. */
function browser(width: number, height: number) {
  const drawn: number[][] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }))
  const context = { fillRect: () => undefined, drawImage: (...[, , , ...sides]: number[]) => drawn.push(sides) }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context
      convertToBlob = async () => new Blob(['drawn'])
    },
  )
  return drawn
}

test.each([
  ['a PNG that its eXIf lays on its side', png(80, 240)],
  ['a JPEG that its EXIF lays on its side', exifJpeg(80, 240, 6)],
  ['an upright HEIC', heic(80, 240)],
  ['a JPEG that is turned by what we do not read', jpeg(80, 240)],
])('%s has the size that the browser decodes', async (_what, bytes) => {
  const drawn = browser(240, 80)
  expect(await readPhoto(new Blob([bytes]))).toMatchObject({ photo: { size: { width: 240, height: 80 } } })
  expect(drawn).toEqual([[240, 80]])
})

test('refuses a picture that is too small once decoded', async () => {
  browser(10, 10)
  expect(await readPhoto(new Blob([heic(80, 240)]))).toEqual({ refusal: 'tooSmall' })
})
