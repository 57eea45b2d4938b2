import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stubServer } from '../../test/stub-server'
import type { StubServer } from '../../test/stub-server'
import { objectStorage } from './storage'

let stub: StubServer
beforeAll(async () => {
  stub = await stubServer()
})
afterAll(() => stub.stop())

const storageAt = (endpoint: string) =>
  objectStorage({ endpoint, bucket: 'portal', accessKey: 'AKEY', secretKey: 'secret' })

test('puts an object into its bucket, signed, with its type and without a checksum header', async () => {
  await storageAt(`${stub.url}/storage`).put('bookings/b1/summary-1.png', new Uint8Array([1, 2, 3]), 'image/png')
  const [put] = stub.seen
  expect([put?.method, put?.url.split('?')[0]]).toEqual(['PUT', '/storage/portal/bookings/b1/summary-1.png'])
  expect(put?.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '3' })
  expect(put?.headers.authorization).toContain('AWS4-HMAC-SHA256 Credential=AKEY/')
  expect(Object.keys(put?.headers ?? {}).some((name) => name.startsWith('x-amz-checksum'))).toBe(false)
})

test('a refusal or missing response counts as unavailable', async () => {
  stub.answer = { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }
  await expect(storageAt(stub.url).put('k', new Uint8Array(1), 'image/png')).rejects.toMatchObject({
    kind: 'unavailable',
  })
  await expect(storageAt('http://127.0.0.1:9').put('k', new Uint8Array(1), 'image/png')).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'The file could not be stored. Try again shortly.',
  })
})

test('gives up on a storage that accepts a file and never responds [OPEN-90]', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const options = { endpoint: `http://127.0.0.1:${port}`, bucket: 'portal', accessKey: 'AKEY', secretKey: 'secret' }
  const putting = objectStorage({ ...options, patienceMs: 100 }).put('k', new Uint8Array(1), 'image/png')
  await expect(putting).rejects.toMatchObject({ kind: 'unavailable' })
  silent.closeAllConnections()
  silent.close()
})
