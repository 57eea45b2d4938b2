import { createHash, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { isCleanText, limitBody } from '../http/request-body'
import { listObjects } from './listing'
import { S3Error, fullDisk, notImplemented } from './s3-error'
import { verifySignature } from './sigv4'
import { errorXml, listingXml } from './xml'
import { headersOf } from './object-headers'
import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { CloudApp } from '../http/listen'
import type { ObjectStore } from './objects'
import type { Keys } from './sigv4'

export interface StorageOptions extends Keys {
  bucket: string
  store: ObjectStore
  /** Paths (without trailing slash) and hosts (with port) under which clients reach the service. */
  prefixes: string[]
  hosts: () => string[]
}
type StorageContext = Context<{ Bindings: HttpBindings }>

const LARGEST = 25 * 1024 * 1024
const XML = { 'content-type': 'application/xml' }
/** Query names of operations that this storage does not offer. */
const SUBRESOURCES = ['acl', 'cors', 'delete', 'lifecycle', 'policy', 'tagging', 'uploadId', 'uploads', 'versions']

/** Headers that are stored with an object. */
const STORED_HEADERS = ['cache-control', 'content-disposition', 'content-encoding']

interface Target {
  path: string
  bucket: string
  key: string
  query: URLSearchParams
}

/** Bucket and key of the raw request path: resolving dots or decoding twice would change the key. */
function targetOf(c: StorageContext): Target {
  const [rawPath = '', rawQuery = ''] = (c.env.incoming.url ?? '').split('?', 2)
  let path: string
  try {
    path = decodeURIComponent(rawPath).replace(/^\/storage(?=\/|$)/, '')
  } catch {
    throw new S3Error('InvalidURI', 400, 'The address can not be decoded.')
  }
  const [, bucket = '', ...rest] = path.split('/')
  const key = rest.join('/')
  if (!isCleanText(path)) throw new S3Error('InvalidURI', 400, 'The address has characters that are not allowed.')
  if (Buffer.byteLength(key) > 1024) throw new S3Error('KeyTooLongError', 400, 'The key is longer than 1024 bytes.')
  return { path, bucket, key, query: new URLSearchParams(rawQuery.replaceAll('+', '%2B')) }
}

function authorise(options: StorageOptions, c: StorageContext, target: Target): string {
  const headers = Object.fromEntries(Object.entries(c.req.header()))
  const hosts = [headers.host, headers['x-forwarded-host'], ...options.hosts()]
  return verifySignature(options, {
    method: c.req.method,
    headers,
    query: target.query,
    paths: options.prefixes.map((prefix) => prefix + target.path),
    hosts: [...new Set(hosts.filter((host) => host !== undefined))],
  })
}

async function readBody(c: StorageContext, payloadHash: string): Promise<Buffer> {
  if (payloadHash.startsWith('STREAMING-') || c.req.header('x-amz-copy-source') !== undefined) throw notImplemented()
  const body = Buffer.from(await c.req.arrayBuffer())
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== createHash('sha256').update(body).digest('hex')) {
    throw new S3Error('XAmzContentSHA256Mismatch', 400, 'The body is not the one that was signed.')
  }
  const md5 = c.req.header('content-md5')
  if (md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64')) {
    throw new S3Error('BadDigest', 400, 'The body does not have the stated Content-MD5.')
  }
  return body
}

async function putObject({ store }: StorageOptions, c: StorageContext, { key }: Target, payloadHash: string) {
  const body = await readBody(c, payloadHash)
  const kept = Object.entries(c.req.header()).filter(
    ([name]) => name.startsWith('x-amz-meta-') || STORED_HEADERS.includes(name),
  )
  const contentType = c.req.header('content-type') ?? 'application/octet-stream'
  const object = [key, body, contentType, Object.fromEntries(kept)] as const
  const info = isCreation(c) ? await store.create(...object) : await store.put(...object)
  if (!info) throw new S3Error('PreconditionFailed', 412, 'At least one of the pre-conditions did not hold.')
  return c.body(null, 200, { etag: `"${info.etag}"` })
}

/** S3 allows only `*` in this header of a PUT. */
function isCreation(c: StorageContext): boolean {
  const condition = c.req.header('if-none-match')
  if (condition !== undefined && condition !== '*') throw notImplemented()
  return condition === '*'
}

async function getObject({ store }: StorageOptions, c: StorageContext, { key, query }: Target) {
  const info = store.info(key)
  if (!info) throw new S3Error('NoSuchKey', 404, 'The specified key does not exist.')
  const headers = headersOf(info, query)
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, { status: 304, headers })
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, 'content-length': String(info.size) })
  return c.body(new Uint8Array(await store.read(key)), 200, headers)
}

async function onObject(options: StorageOptions, c: StorageContext, target: Target, payloadHash: string) {
  if (c.req.method === 'PUT') return putObject(options, c, target, payloadHash)
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return getObject(options, c, target)
  if (c.req.method !== 'DELETE') throw new S3Error('MethodNotAllowed', 405, 'The method is not allowed here.')
  await options.store.delete(target.key)
  return c.body(null, 204)
}

function onBucket({ store }: StorageOptions, c: StorageContext, { bucket, query }: Target) {
  if (c.req.method === 'HEAD') return c.body(null, 200)
  if (c.req.method !== 'GET' || query.get('list-type') !== '2') throw notImplemented()
  return c.body(listingXml(listObjects(bucket, store.list(), query)), 200, XML)
}

async function handle(options: StorageOptions, c: StorageContext) {
  const target = targetOf(c)
  const payloadHash = authorise(options, c, target)
  if (SUBRESOURCES.some((name) => target.query.has(name))) throw notImplemented()
  if (target.bucket !== options.bucket) throw new S3Error('NoSuchBucket', 404, 'The specified bucket does not exist.')
  return target.key === '' ? onBucket(options, c, target) : onObject(options, c, target, payloadHash)
}

function replyError(c: Context, error: S3Error) {
  const requestId = randomUUID()
  const body = c.req.method === 'HEAD' ? null : errorXml(error, c.req.path, requestId)
  return c.newResponse(body, error.status, { ...XML, 'x-amz-request-id': requestId })
}

/** S3's object calls in path style, for one bucket. Every call must be signed. */
export function storageRoutes(options: StorageOptions): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'PUT', 'DELETE'],
      exposeHeaders: ['etag', 'x-amz-request-id', 'content-disposition'],
      maxAge: 600,
    }),
  )
  app.use(
    limitBody(LARGEST, (c) => replyError(c, new S3Error('EntityTooLarge', 400, 'The object is larger than 25 MB.'))),
  )
  app.all('*', (c) => handle(options, c))
  app.onError((error, c) => {
    const refusal = error instanceof S3Error ? error : fullDisk(error)
    if (refusal) return replyError(c, refusal)
    console.error('local-cloud storage:', error)
    return c.body(null, 500)
  })
  return app
}
