import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { request } from 'node:http'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '../settings'
import { startTestCloud } from '../testing/cloud'
import { storageClient } from '../testing/s3'
import type { S3Client } from '@aws-sdk/client-s3'
import type { TestCloud } from '../testing/cloud'

const { bucket: Bucket, accessKey, secretKey } = DEMO_SETTINGS.storage
let cloud: TestCloud
let s3: S3Client

beforeAll(async () => {
  cloud = await startTestCloud()
  s3 = storageClient(cloud.cloud.urls.storage)
})
afterAll(() => cloud.stop())

const put = (Key: string, Body: string | Uint8Array, ContentType?: string, client = s3) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...(ContentType === undefined ? {} : { ContentType }) }))
const get = (Key: string, client = s3) => client.send(new GetObjectCommand({ Bucket, Key }))

test('keeps bytes, type and metadata of an object, over a restart', async () => {
  const bytes = new Uint8Array([0, 10, 13, 255, 128])
  await s3.send(
    new PutObjectCommand({
      Bucket,
      Key: 'tags/100005/1 a+b%ü.png',
      Body: bytes,
      ContentType: 'image/png',
      Metadata: { photo: 'front' },
      CacheControl: 'max-age=60',
    }),
  )
  await cloud.restart()
  s3 = storageClient(cloud.cloud.urls.storage)
  const object = await get('tags/100005/1 a+b%ü.png')
  expect(await object.Body?.transformToByteArray()).toEqual(bytes)
  expect(object).toMatchObject({
    ContentType: 'image/png',
    ContentLength: 5,
    Metadata: { photo: 'front' },
    CacheControl: 'max-age=60',
  })
  const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'tags/100005/1 a+b%ü.png' }))
  expect(head).toMatchObject({ ContentType: 'image/png', ContentLength: 5, ETag: object.ETag })
})

test('replaces and deletes; what is missing is NoSuchKey', async () => {
  await put('replaced.txt', 'one')
  await put('replaced.txt', 'two')
  expect(await (await get('replaced.txt')).Body?.transformToString()).toBe('two')
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'replaced.txt' }))
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'replaced.txt' }))
  await expect(get('replaced.txt')).rejects.toMatchObject({ name: 'NoSuchKey' })
  await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'replaced.txt' }))).rejects.toMatchObject({
    name: 'NotFound',
  })
  await expect(s3.send(new GetObjectCommand({ Bucket: 'other', Key: 'a' }))).rejects.toMatchObject({
    name: 'NoSuchBucket',
  })
})

test('an object that must be new is written once: of twenty writers one wins, over a restart too', async () => {
  const create = (Body: string, IfNoneMatch = '*') =>
    s3.send(new PutObjectCommand({ Bucket, Key: 'once.txt', Body, IfNoneMatch }))
  const all = await Promise.allSettled([...Array(20).keys()].map((index) => create(`${index}`.repeat(5000))))
  const won = all.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
  expect(won).toHaveLength(1)
  const exists = { name: 'PreconditionFailed', $metadata: { httpStatusCode: 412 } }
  for (const lost of all.filter(({ status }) => status === 'rejected')) expect(lost).toMatchObject({ reason: exists })
  await cloud.restart()
  s3 = storageClient(cloud.cloud.urls.storage)
  await expect(create('late')).rejects.toMatchObject(exists)
  expect(await (await get('once.txt')).Body?.transformToString()).toBe(`${won[0]}`.repeat(5000))
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'once.txt' }))
  await create('again')
  await expect(create('other', '"etag"')).rejects.toMatchObject({ name: 'NotImplemented' })
})

test('lists by prefix, folded by a delimiter, page by page', async () => {
  for (const key of ['l/a.txt', 'l/b/1', 'l/b/2', 'l/c & d.txt']) await put(key, 'x')
  const folded = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/', Delimiter: '/' }))
  expect(folded.Contents?.map(({ Key }) => Key)).toEqual(['l/a.txt', 'l/c & d.txt'])
  expect(folded.CommonPrefixes).toEqual([{ Prefix: 'l/b/' }])
  const keys: (string | undefined)[] = []
  let ContinuationToken: string | undefined
  do {
    const answer = await s3.send(
      new ListObjectsV2Command({
        Bucket,
        Prefix: 'l/',
        MaxKeys: 3,
        EncodingType: 'url',
        ...(ContinuationToken === undefined ? {} : { ContinuationToken }),
      }),
    )
    keys.push(...(answer.Contents ?? []).map(({ Key }) => decodeURIComponent(Key ?? '')))
    ContinuationToken = answer.NextContinuationToken
  } while (ContinuationToken !== undefined)
  expect(keys).toEqual(['l/a.txt', 'l/b/1', 'l/b/2', 'l/c & d.txt'])
})

test('a signature by another key, another secret or none is refused', async () => {
  const as = (accessKeyId: string, secretAccessKey: string) =>
    get('x', storageClient(cloud.cloud.urls.storage, { credentials: { accessKeyId, secretAccessKey } }))
  await expect(as('SOMEONE', secretKey)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
  await expect(as(accessKey, 'guess')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  const elsewhere = storageClient(cloud.cloud.urls.storage, { region: 'us-east-1' })
  await expect(get('x', elsewhere)).rejects.toMatchObject({ name: 'AccessDenied' })
  const late = storageClient(cloud.cloud.urls.storage, { systemClockOffset: -16 * 60_000 })
  await expect(get('x', late)).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' })
  expect((await fetch(`${cloud.cloud.urls.storage}/${Bucket}/x`)).status).toBe(403)
})

test('an upload over 25 MB is refused, also when its length is not stated', async () => {
  const large = new Uint8Array(25 * 1024 * 1024 + 1)
  await expect(put('large.bin', large)).rejects.toMatchObject({ name: 'EntityTooLarge' })
  const signed = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: 'large.bin' }))
  const unstated: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    body: new Blob([large]).stream(),
    duplex: 'half',
  }
  // The answer may come before all is sent, which some clients report as a broken connection.
  const answer = await fetch(signed, unstated).catch(() => undefined)
  expect(answer?.ok ?? false).toBe(false)
  await expect(get('large.bin')).rejects.toMatchObject({ name: 'NoSuchKey' })
  await put('largest.bin', large.subarray(1))
  const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'largest.bin' }))
  expect(head.ContentLength).toBe(25 * 1024 * 1024)
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'largest.bin' }))
})

/** Sends the path as written: fetch would resolve the dots. */
function rawStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(cloud.cloud.urls.storage)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

test('no key reaches outside the folder, and a broken address is a 4xx', async () => {
  const files = async () => (await readdir(cloud.dataDir, { recursive: true })).toSorted()
  const before = await files()
  const keys = ['../../identity/pool.json', '/etc/passwd', '..', 'a/../../b', '%2e%2e/x', 'c:\\nul']
  await Promise.allSettled(keys.map((key) => put(key, 'inside')))
  const added = (await files()).filter((name) => !before.includes(name))
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter((name) => !/^cloud\/storage\/portal\/[0-9a-f]{64}$/.test(name))).toEqual([])
  expect(await (await get('%2e%2e/x')).Body?.transformToString()).toBe('inside')
  expect(await rawStatus('/storage/portal/%E0%A4%A')).toBe(400)
  expect(await rawStatus('/storage/portal/a%00b')).toBe(400)
  expect(await rawStatus('/storage/portal/..%2f..%2fidentity/pool.json')).toBe(403)
  expect(await rawStatus('/storage/portal/%2e%2e/%2e%2e/identity/pool.json')).toBe(404)
})

test('calls beyond plain objects are named as not offered', async () => {
  await put('original', 'x')
  const notOffered = { name: 'NotImplemented' }
  await expect(
    s3.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/original` })),
  ).rejects.toMatchObject(notOffered)
  await expect(s3.send(new CreateMultipartUploadCommand({ Bucket, Key: 'parts' }))).rejects.toMatchObject(notOffered)
  await expect(s3.send(new GetObjectAclCommand({ Bucket, Key: 'original' }))).rejects.toMatchObject(notOffered)
})
