import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBucket, type TestBucket } from '../../testing/bucket.fixture'
import { startUpstream } from '../../testing/upstream'
import { checkWritesAtStart, openStore } from './open-store'
import { StoreFailure, type ReleaseStore } from './store'

let bucket: TestBucket
let root: string
beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(() => bucket.stop())
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-store-'))
  bucket.mode = 'up'
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const bytes = (text: string) => Buffer.from(text)
const inBucket = (store = bucket.place(), access = bucket.access) =>
  openStore({ store, bucket: access, copies: path.join(root, 'copies') })

describe.each<[string, () => ReleaseStore]>([
  ['a folder', () => openStore({ store: path.join(root, 'store') })],
  ['a bucket', () => inBucket()],
])('a store in %s', (_, open) => {
  let store: ReleaseStore
  beforeEach(() => {
    store = open()
  })

  test('writes a document once: of twenty writers one wins, and its bytes stay', async () => {
    const writers = [...Array(20).keys()].map((index) =>
      store.create('mf-a/1.0.0/a.js', bytes(`${index}`.repeat(5000))),
    )
    const won = (await Promise.all(writers)).flatMap((isMine, index) => (isMine ? [index] : []))
    expect(won).toHaveLength(1)
    expect(await store.create('mf-a/1.0.0/a.js', bytes('late'))).toBe(false)
    expect(String(await store.read('mf-a/1.0.0/a.js'))).toBe(`${won[0]}`.repeat(5000))
  })

  test('lists names one level below a key, and nothing below a missing key', async () => {
    for (const key of ['mf-a/1.0.1/a.js', 'mf-a/1.0.0/a.js', 'mf-a/1.0.0/sub/a.js', 'mf-ab/1.0.0/a.js'])
      await store.create(key, bytes('a'))
    expect([await store.list(''), await store.list('mf-a')]).toEqual([
      ['mf-a', 'mf-ab'],
      ['1.0.0', '1.0.1'],
    ])
    expect(await store.list('mf-a/1.0.0')).toEqual(['a.js', 'sub'])
    expect([await store.list('mf-b'), await store.read('mf-b/1.0.0/a.js')]).toEqual([[], null])
  })

  test('removes a document or everything below a key, and nothing beside it', async () => {
    for (const key of ['mf-a/1.0.0/sub/a.js', 'mf-a/1.0.0/first.json', 'mf-a/1.0.00/a.js', 'mf-a/1.0.1/a.js'])
      await store.create(key, bytes('a'))
    await store.remove('mf-a/1.0.0', 'first.json')
    expect(await store.list('mf-a')).toEqual(['1.0.00', '1.0.1'])
    await store.remove('mf-a/1.0.1/a.js')
    await store.remove('mf-a/1.0.1/a.js')
    expect(await store.list('mf-a/1.0.1')).toEqual([])
    expect(await store.create('mf-a/1.0.0/first.json', bytes('b'))).toBe(true)
  })

  test('dates the last write of a document or below a key', async () => {
    await store.create('mf-a/1.0.0/sub/a.js', bytes('a'))
    const first = await store.writtenAt('mf-a/1.0.0')
    await delay(20)
    await store.create('mf-a/1.0.00/a.js', bytes('a'))
    expect([await store.writtenAt('mf-a/1.0.0/sub/a.js'), await store.writtenAt('mf-a/1.0.0')]).toEqual([first, first])
    await store.create('mf-a/1.0.0/b.js', bytes('b'))
    expect(Number(await store.writtenAt('mf-a'))).toBeGreaterThanOrEqual(Number(first) + 20)
    expect([await store.writtenAt('mf-b'), await store.writtenAt('mf-a/1.0.0/c.js')]).toEqual([null, null])
  })

  test("refuses to read a document above the reader's limit", async () => {
    await store.create('mf-a/1.0.0/a.js', bytes('twelve bytes'))
    const message = expect.stringContaining('it has 12 bytes')
    await expect(store.read('mf-a/1.0.0/a.js', 11)).rejects.toMatchObject({ name: 'DocumentTooLarge', message })
    expect(await store.read('mf-a/1.0.0/a.js', 12)).toEqual(bytes('twelve bytes'))
  })

  test.each(['../a.js', 'mf-a/../../a.js', '/etc/passwd', 'mf-a//a.js', '.unfinished/a', 'mf-a/a\0.js', 'mf-a/a\\b'])(
    'refuses a key that leads out of the store: %s',
    async (key) => {
      for (const act of [() => store.create(key, bytes('a')), () => store.read(key), () => store.remove(key)])
        await expect(async () => act()).rejects.toThrow('Invalid key of a release store')
    },
  )
})

test("lists all pages of a bucket's names", async () => {
  const page = (names: string[], more: string) =>
    `<ListBucketResult>${names.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}${more}</ListBucketResult>`
  const endless = await startUpstream(({ url = '' }, response) => {
    const isNext = new URL(url, 'http://a').searchParams.get('continuation-token') === 'second'
    const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>second</NextContinuationToken>'
    response.end(isNext ? page(['a/x/2'], '<IsTruncated>false</IsTruncated>') : page(['a/x/1'], more))
  })
  const store = inBucket('s3://portal/a', { ...bucket.access, endpoint: endless.url })
  expect(await store.list('x')).toEqual(['1', '2'])
  await endless.stop()
})

test('stores objects with the headers for a CDN, and reads the bytes that were written [OPEN-271]', async () => {
  const store = inBucket()
  const [script, packed] = [bytes('screens'), brotliCompressSync('screens')]
  await store.create('mf-a/1.0.0/screen.0a1b2c3d.js', script)
  await store.create('mf-a/1.0.0/screen.0a1b2c3d.js.br', packed)
  await store.create('channels/live/00000001.json', bytes('{}'))
  expect(await store.read('mf-a/1.0.0/screen.0a1b2c3d.js.br')).toEqual(packed)
  const { ContentType, ContentEncoding, CacheControl } = await objectOf(store, 'mf-a/1.0.0/screen.0a1b2c3d.js.br')
  expect([ContentType, ContentEncoding]).toEqual(['text/javascript; charset=utf-8', 'br'])
  expect(CacheControl).toBe('public, max-age=31536000, immutable')
  expect(await objectOf(store, 'mf-a/1.0.0/screen.0a1b2c3d.js')).not.toHaveProperty('ContentEncoding')
  expect(await objectOf(store, 'channels/live/00000001.json')).toMatchObject({ CacheControl: 'public, max-age=5' })
})

/** Headers of an object in the bucket. */
async function objectOf({ place }: ReleaseStore, key: string) {
  const { endpoint = '', accessKey = '', secretKey: secretAccessKey = '' } = bucket.access
  const credentials = { accessKeyId: accessKey, secretAccessKey }
  const client = new S3Client({ region: 'ap-southeast-2', endpoint, forcePathStyle: true, credentials })
  const [, Bucket = '', prefix = ''] = /^s3:..([^/]+)\/(.+)$/.exec(place) ?? []
  return client.send(new HeadObjectCommand({ Bucket, Key: `${prefix}/${key}` }))
}

describe('a bucket without conditional writes', () => {
  test.each<[string, number, string, string]>([
    ['overwrites objects', 200, '', 'it overwrites objects'],
    ['refuses them', 501, '<Error><Code>NotImplemented</Code></Error>', 'it does not support conditional writes'],
  ])('that %s is refused at the start and before a write [OPEN-272]', async (_, status, body, message) => {
    const written: string[] = []
    const careless = await startUpstream(({ method = '', url = '' }, response) => {
      if (method === 'PUT') written.push(url)
      response.writeHead(method === 'PUT' ? status : 204).end(method === 'PUT' ? body : undefined)
    })
    const store = inBucket('s3://portal/a', { ...bucket.access, endpoint: careless.url })
    await expect(store.create('mf-a/1.0.0/a.js', bytes('a'))).rejects.toThrow(message)
    await expect(checkWritesAtStart(store)).rejects.toThrow(message)
    expect(written.filter((url) => !url.startsWith('/portal/a/trials/'))).toEqual([])
    await careless.stop()
  })

  test("differs from an unavailable bucket, which does not stop a program's start", async () => {
    const store = inBucket()
    bucket.mode = 'down'
    await checkWritesAtStart(store)
    await expect(store.create('mf-a/1.0.0/a.js', bytes('a'))).rejects.toBeInstanceOf(StoreFailure)
    bucket.mode = 'up'
    expect(await store.create('mf-a/1.0.0/a.js', bytes('a'))).toBe(true)
    expect(await store.list('')).toEqual(['mf-a'])
  })
})

describe('a bucket that fails', () => {
  test.each([
    ['is down', 'down'],
    ['cuts requests', 'cuts requests'],
  ] as const)('writes nothing and reports the failure when the connection %s', async (_, line) => {
    const store = inBucket()
    bucket.mode = line
    const failing = store.create('mf-a/1.0.0/a.js', bytes('a'.repeat(100_000)))
    await expect(failing).rejects.toThrow('the bucket fails')
    await expect(failing).rejects.toBeInstanceOf(StoreFailure)
    bucket.mode = 'up'
    expect([await store.read('mf-a/1.0.0/a.js'), await store.list('')]).toEqual([null, []])
  })

  test('reads no part of a cut response, and copies none', async () => {
    const store = inBucket()
    await store.create('mf-a/1.0.0/a.js', bytes('a'.repeat(1_000_000)))
    bucket.mode = 'cuts responses'
    await expect(store.read('mf-a/1.0.0/a.js')).rejects.toBeInstanceOf(StoreFailure)
    await expect(store.copies?.fetch('mf-a/1.0.0/a.js')).rejects.toBeInstanceOf(StoreFailure)
    expect(await store.copies?.list('mf-a/1.0.0')).toEqual([])
    bucket.mode = 'up'
    await store.copies?.fetch('mf-a/1.0.0/a.js')
    expect(readdirSync(store.folderOf('mf-a/1.0.0'))).toEqual(['a.js'])
  })

  test('recognises its own write after a lost response', async () => {
    const store = inBucket()
    await store.checkWrites?.()
    bucket.mode = 'loses one response'
    expect(await store.create('mf-a/1.0.0/a.js', bytes('mine'))).toBe(true)
    await inBucket(store.place).create('mf-a/1.0.0/b.js', bytes('theirs'))
    bucket.mode = 'loses one response'
    expect(await store.create('mf-a/1.0.0/b.js', bytes('mine'))).toBe(false)
  })

  test.each<[string, () => ReleaseStore, string]>([
    ['does not exist', () => inBucket('s3://no-such-bucket/releases'), 'the bucket does not exist'],
    [
      'expects another key',
      () => inBucket(undefined, { ...bucket.access, accessKey: 'SOMEBODY' }),
      'does not accept the key',
    ],
    [
      'expects another secret',
      () => inBucket(undefined, { ...bucket.access, secretKey: 'guess' }),
      'does not accept the key',
    ],
  ])('that %s fails each call with a readable reason', async (_, open, message) => {
    const store = open()
    for (const act of [
      () => store.create('mf-a/1.0.0/a.js', bytes('a')),
      () => store.read('mf-a/1.0.0/a.js'),
      () => store.list('mf-a'),
      () => store.remove('mf-a/1.0.0'),
    ]) {
      const failing = act()
      await expect(failing).rejects.toThrow(message)
      await expect(failing).rejects.toBeInstanceOf(StoreFailure)
    }
  })
})

test.each(['s3://', 's3://Bucket/a', 's3://bucket/../a', 's3:bucket', 's3://bucket/a b'])(
  'refuses an invalid bucket: %s',
  (store) => {
    expect(() => openStore({ store })).toThrow('is not a valid bucket')
  },
)
