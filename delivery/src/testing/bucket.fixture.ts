import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DEMO_SETTINGS, startLocalCloud } from 'local-cloud'
import type { BucketAccess } from '../store/bucket'

/**
 * What the line to the bucket does: all arrives; nobody answers; what is sent or answered is cut off in the middle; or
 * an answer gets lost once, after the bucket has done what was asked.
 */
export type Line = 'well' | 'down' | 'cuts what is sent' | 'cuts what is answered' | 'loses one answer'

export interface TestBucket {
  readonly access: BucketAccess
  line: Line
  /** Calls that arrived, as `GET /storage/…`. */
  readonly calls: string[]
  /** A place of its own in the bucket. */
  place(): string
  stop(): Promise<void>
}

/** Another storage than the local cloud's, which `npm run prove second-store` starts; it has the same bucket and key. */
const OTHER = process.env.TEST_STORAGE_URL ?? ''

async function startStorage(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  if (OTHER) return { url: OTHER, stop: async () => undefined }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-bucket-'))
  const cloud = await startLocalCloud({ port: 0, adminPort: 0, smtpPort: 0, dataDir })
  return {
    url: cloud.urls.storage,
    stop: async () => {
      await cloud.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A bucket of a local cloud, behind a line that may fail. */
export async function startBucket(): Promise<TestBucket> {
  const storage = await startStorage()
  const { hostname, port, pathname } = new URL(storage.url)
  const proxy = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const { line } = bucket
    bucket.calls.push(`${method} ${url}`)
    if (line === 'down') return incoming.socket.destroy()
    if (line === 'loses one answer') bucket.line = 'well'
    const upstream = request({ hostname, port, method, path: url, headers }, (answer) => {
      answer.once('data', () => line === 'cuts what is answered' && setImmediate(() => outgoing.destroy()))
      if (line === 'loses one answer') answer.resume().on('end', () => outgoing.destroy())
      else answer.pipe(outgoing.writeHead(answer.statusCode ?? 500, answer.headers))
    })
    upstream.on('error', () => outgoing.destroy())
    if (line !== 'cuts what is sent' || method !== 'PUT') return incoming.pipe(upstream)
    incoming.once('data', (part: Buffer) => {
      upstream.write(part.subarray(0, part.length / 2), () => upstream.destroy())
      incoming.socket.destroy()
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { bucket: name, accessKey, secretKey } = DEMO_SETTINGS.storage
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname.replace(/\/$/, '')}`
  const bucket: TestBucket = {
    access: { endpoint, accessKey, secretKey, patienceMs: 2000 },
    line: 'well',
    calls: [],
    place: () => `s3://${name}/${randomUUID()}`,
    stop: async () => {
      proxy.close()
      proxy.closeAllConnections()
      await storage.stop()
    },
  }
  return bucket
}
