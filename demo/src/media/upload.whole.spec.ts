import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { objectStorage } from 'backend'
import type { Storage } from 'backend'
import { DEMO_SETTINGS, startLocalCloud } from 'local-cloud'
import type { LocalCloud } from 'local-cloud'
import { afterAll, beforeAll, expect, test } from 'vitest'

const KEY = 'uploads/engraving/a'
const BYTES = Buffer.from('\x89PNG and more')

let cloud: LocalCloud
let folder = ''
let storage: Storage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-upload-'))
  cloud = await startLocalCloud({ port: 0, adminPort: 0, smtpPort: 0, dataDir: folder })
  const { bucket, accessKey, secretKey } = DEMO_SETTINGS.storage
  const endpoint = cloud.urls.storage
  storage = objectStorage({ endpoint, publicEndpoint: '/cloud/storage', bucket, accessKey, secretKey })
})
afterAll(async () => {
  await cloud.stop()
  await rm(folder, { recursive: true, force: true })
})

const createUploadAddress = () =>
  storage.uploadAddress(KEY, { type: 'image/png', bytes: BYTES.byteLength, seconds: 60 })

/** The request as the web server forwards it: without the first path segment, with the browser's host. */
function put(url: string, bytes: Uint8Array, type = 'image/png', host = 'edh.localhost:8080') {
  const headers = { 'content-type': type, 'x-forwarded-host': host }
  return fetch(new URL(url.replace(/^\/cloud/, ''), cloud.urls.storage), {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers,
  })
}

test('a browser uploads a picture to an address of its own brand [OPEN-82, EXT-13]', async () => {
  for (const host of ['localhost:8080', 'edh.localhost:8080']) {
    const { url, headers } = await createUploadAddress()
    expect([url.split('?')[0], headers]).toEqual([
      `/cloud/storage/${DEMO_SETTINGS.storage.bucket}/${KEY}`,
      { 'content-type': 'image/png' },
    ])
    expect((await put(url, BYTES, 'image/png', host)).status).toBe(200)
    expect(await storage.get(KEY)).toEqual({ type: 'image/png', bytes: new Uint8Array(BYTES) })
    await storage.delete(KEY)
    expect(await storage.get(KEY)).toBeNull()
  }
})

test('an upload with another size, type or name stores nothing [OPEN-82]', async () => {
  const { url } = await createUploadAddress()
  const refused = [
    await put(url, Buffer.concat([BYTES, BYTES])),
    await put(url, BYTES.subarray(1)),
    await put(url, BYTES, 'text/html'),
    await put(url, BYTES, 'image/svg+xml'),
    await put(url.replace(KEY, 'uploads/engraving/b'), BYTES),
    await put(url.replace(KEY, 'media/brands/wa-lwd.svg'), BYTES),
    await put(url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=6000'), BYTES),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  expect(await storage.get(KEY)).toBeNull()
})
