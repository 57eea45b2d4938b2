import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '../settings'
import { startTestCloud } from '../testing/cloud'
import { storageClient } from '../testing/s3'
import type { S3Client } from '@aws-sdk/client-s3'
import type { TestCloud } from '../testing/cloud'

const { bucket: Bucket } = DEMO_SETTINGS.storage
let cloud: TestCloud
let s3: S3Client
/** Signs for the address the browser uses. */
let page: S3Client

beforeAll(async () => {
  cloud = await startTestCloud()
  s3 = storageClient(cloud.cloud.urls.storage)
  page = storageClient(`${cloud.origin}/cloud/storage`)
})
afterAll(() => cloud.stop())

const put = (Key: string, Body: string, ContentType = 'text/plain') =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))

test('a presigned link is for one object and one method [OPEN-82, EXT-13, EXT-14]', async () => {
  const upload = await getSignedUrl(
    page,
    new PutObjectCommand({ Bucket, Key: 'engraving/1.png', ContentType: 'image/png' }),
    {
      expiresIn: 60,
      signableHeaders: new Set(['content-type']),
    },
  )
  expect(new URL(upload).pathname).toBe(`/cloud/storage/${Bucket}/engraving/1.png`)
  const send = (url: string, type = 'image/png') =>
    fetch(url, { method: 'PUT', body: 'png', headers: { 'content-type': type } })
  expect((await send(upload.replace('1.png', '2.png'))).status).toBe(403)
  expect((await send(upload, 'text/html')).status).toBe(403)
  expect((await send(upload)).status).toBe(200)
  expect((await fetch(upload)).status).toBe(403)
  const download = await getSignedUrl(page, new GetObjectCommand({ Bucket, Key: 'engraving/1.png' }), {
    expiresIn: 60,
  })
  const answer = await fetch(download)
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/png', 'png'])
})

test('a signed link ends when it says [OPEN-75], and no link lasts over a week', async () => {
  await put('short.txt', 'x')
  const command = new GetObjectCommand({ Bucket, Key: 'short.txt' })
  const signedAt = (ago: number) =>
    getSignedUrl(s3, command, { expiresIn: 60, signingDate: new Date(Date.now() - ago) })
  expect((await fetch(await signedAt(50_000))).status).toBe(200)
  const expired = await fetch(await signedAt(62_000))
  expect([expired.status, await expired.text()]).toEqual([403, expect.stringContaining('Request has expired')])
  const longer = (await signedAt(62_000)).replace('X-Amz-Expires=60', 'X-Amz-Expires=600')
  expect((await fetch(longer)).status).toBe(403)
  expect((await fetch((await signedAt(0)).replace('X-Amz-Expires=60', 'X-Amz-Expires=999999'))).status).toBe(400)
})

test("what could run as a page is sandboxed, since storage shares the portal's origin", async () => {
  for (const type of ['text/html', 'image/svg+xml']) {
    await put('page', '<script>alert(1)</script>', type)
    const answer = await fetch(await getSignedUrl(page, new GetObjectCommand({ Bucket, Key: 'page' })))
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})
