import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { DEMO_SETTINGS, startLocalCloud } from 'local-cloud'
import type { BucketAccess } from '../releases/store/bucket'

/**
 * State of the connection to the bucket. `loses one response`: the bucket does its work once and the response is lost,
 * then the connection is up again.
 */
export type ConnectionMode = 'up' | 'down' | 'cuts requests' | 'cuts responses' | 'loses one response'

export interface TestBucket {
  readonly access: BucketAccess
  mode: ConnectionMode
  /** Requests that reached the bucket, such as `GET /storage/…`. */
  readonly calls: string[]
  /** A new prefix in the bucket. */
  place(): string
  stop(): Promise<void>
}

interface StorageServer {
  readonly url: URL
  readonly accessKey: string
  readonly secretKey: string
  readonly stop: () => Promise<void>
}

const { bucket: NAME, ...OWN } = DEMO_SETTINGS.storage

/** Address, key and secret of the storage that `npm run prove second-store` starts instead of the local cloud's. */
const OTHER = process.env.TEST_STORAGE_URL

async function startStorage(): Promise<StorageServer> {
  if (OTHER !== undefined) return otherStorage(new URL(OTHER))
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-bucket-'))
  const cloud = await startLocalCloud({ port: 0, adminPort: 0, smtpPort: 0, dataDir })
  const stop = async () => {
    await cloud.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...OWN, url: new URL(cloud.urls.storage), stop }
}

async function otherStorage(url: URL): Promise<StorageServer> {
  const { username: accessKey, password: secretKey, origin: endpoint } = url
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey }
  // Only this region needs no location constraint. Creating an existing bucket is no error there.
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket: NAME }))
  return { url, accessKey, secretKey, stop: async () => undefined }
}

/** Starts a bucket of a local cloud behind a proxy that can fail. */
export async function startBucket(): Promise<TestBucket> {
  const storage = await startStorage()
  const { url: at, accessKey, secretKey } = storage
  const { hostname, port, pathname } = at
  const proxy = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const { mode } = bucket
    bucket.calls.push(`${method} ${url}`)
    if (mode === 'down') return incoming.socket.destroy()
    if (mode === 'loses one response') bucket.mode = 'up'
    const upstream = request({ hostname, port, method, path: url, headers }, (answer) => {
      answer.once('data', () => mode === 'cuts responses' && setImmediate(() => outgoing.destroy()))
      if (mode === 'loses one response') answer.resume().on('end', () => outgoing.destroy())
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, answer.headers))
    })
    upstream.on('error', () => outgoing.destroy())
    if (mode !== 'cuts requests' || method !== 'PUT') return incoming.pipe(upstream)
    incoming.once('data', (part: Buffer) => {
      upstream.write(part.subarray(0, part.length / 2), () => upstream.destroy())
      incoming.socket.destroy()
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname.replace(/\/$/, '')}`
  const bucket: TestBucket = {
    access: { endpoint, accessKey, secretKey, timeoutMs: 2000 },
    mode: 'up',
    calls: [],
    place: () => `s3://${NAME}/${randomUUID()}`,
    stop: async () => {
      proxy.close()
      proxy.closeAllConnections()
      await storage.stop()
    },
  }
  return bucket
}
