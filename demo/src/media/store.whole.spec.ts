import { expect, test } from 'vitest'
import type { Storage, StoredObject } from 'backend'
import { storeMedia, withMedia } from './store'

function memory() {
  const objects = new Map<string, StoredObject>()
  const storage: Storage = {
    put: async (key, bytes, type) => {
      objects.set(key, { bytes, type })
    },
    get: async (key) => objects.get(key) ?? null,
    delete: async (key) => void objects.delete(key),
    uploadAddress: async (url) => ({ url, headers: {} }),
  }
  return { objects, storage }
}
const NOW = new Date('2026-11-20T09:30:00Z')

test('a picture not drawn yet is drawn and stored when it is asked for; what is no picture stays missing', async () => {
  const { objects, storage } = memory()
  const media = withMedia(storage)
  const photo = await media.get('media/tags/100005-1.svg')
  expect(photo?.type).toBe('image/svg+xml')
  expect([...objects.keys()]).toEqual(['media/tags/100005-1.svg'])
  expect(await media.get('media/tags/100005-1.svg')).toBe(objects.get('media/tags/100005-1.svg'))
  expect([await media.get('media/none.svg'), await media.get('xero/tmp/INV-20434.pdf')]).toEqual([null, null])
  expect(objects.size).toBe(1)
})

test('all pictures and documents are drawn once', async () => {
  const { objects, storage } = memory()
  const drawn = await storeMedia(storage, NOW)
  expect(objects.size).toBe(drawn + 1)
  expect(objects.get('media/invoices/INV-20434.pdf')?.type).toBe('application/pdf')
  objects.delete('media/invoices/INV-20434.pdf')
  expect([await storeMedia(storage, NOW), objects.size]).toEqual([0, drawn])
})
