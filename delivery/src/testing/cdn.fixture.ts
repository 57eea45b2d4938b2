import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import * as v from 'valibot'
import { edge } from './edge'
import type { BucketAccess } from '../store/bucket'
import { bucketIn } from '../store/bucket-store'

const DEPLOY = path.join(import.meta.dirname, '../../../deploy/cdn')
const HeadersSchema = v.object({
  CorsConfig: v.object({ AccessControlAllowOrigins: v.object({ Items: v.tuple([v.string()]) }) }),
  SecurityHeadersConfig: v.object({ ContentSecurityPolicy: v.object({ ContentSecurityPolicy: v.string() }) }),
})

export interface TestCdn {
  readonly origin: string
  /** What was asked for, and the object that was given for it. */
  readonly given: [string, string][]
  /** What is wrong with what it answers. */
  fault: 'none' | 'away' | 'other bytes' | 'without CORS' | 'without policy' | 'as text'
  stop(): Promise<void>
}

/** A plain server of a store's bucket at an origin of its own, with the function and the headers of `deploy/cdn`. */
export async function startCdn(place: string, access: BucketAccess): Promise<TestCdn> {
  const { endpoint = '', accessKey = '', secretKey: secretAccessKey = '' } = access
  const credentials = { accessKeyId: accessKey, secretAccessKey }
  const client = new S3Client({ region: 'ap-southeast-2', endpoint, forcePathStyle: true, credentials })
  const { bucket: Bucket, prefix } = bucketIn(place) ?? { bucket: '', prefix: '' }
  const { CorsConfig, SecurityHeadersConfig } = v.parse(HeadersSchema, JSON.parse(read('response-headers.json')))
  const [origin] = CorsConfig.AccessControlAllowOrigins.Items
  const policy = SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy
  const server = createServer(async (incoming, answer) => {
    const asked = incoming.url ?? ''
    const { uri, statusCode } = edge(asked, String(incoming.headers['accept-encoding'] ?? ''))
    if (cdn.fault === 'away') return incoming.socket.destroy()
    if (uri === undefined) return answer.writeHead(statusCode ?? 500).end()
    try {
      const { Body, ...told } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + uri }))
      cdn.given.push([asked, uri])
      answer.setHeader('Content-Type', cdn.fault === 'as text' ? 'text/plain' : (told.ContentType ?? ''))
      answer.setHeader('Cache-Control', told.CacheControl ?? '')
      answer.setHeader('Content-Disposition', told.ContentDisposition ?? '')
      answer.setHeader('X-Content-Type-Options', 'nosniff')
      if (cdn.fault !== 'without policy') answer.setHeader('Content-Security-Policy', policy)
      if (told.ContentEncoding && cdn.fault !== 'other bytes')
        answer.setHeader('Content-Encoding', told.ContentEncoding)
      if (cdn.fault !== 'without CORS') answer.setHeader('Access-Control-Allow-Origin', origin)
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
      answer.end(cdn.fault === 'other bytes' ? 'something else' : bytes)
    } catch (error) {
      answer.writeHead(error instanceof NoSuchKey ? 404 : 500).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = v.parse(v.object({ port: v.number() }), server.address() satisfies AddressInfo | string | null)
  const cdn: TestCdn = {
    origin: `http://127.0.0.1:${port}`,
    given: [],
    fault: 'none',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return cdn
}

const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8')
