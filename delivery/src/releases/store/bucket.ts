import { Readable } from 'node:stream'
import { certificateFault, storageCalls } from '@portal/server'
import type { ObjectHeaders } from './object-headers'
import { checkSize, StoreFailure, DocumentTooLarge, UnconditionalWrites } from './store'

/** Address and credentials of a bucket. */
export interface BucketAccess {
  /** Address of an S3-compatible service; AWS without it. */
  readonly endpoint?: string | undefined
  /** Empty: the machine's role is used. */
  readonly accessKey?: string | undefined
  readonly secretKey?: string | undefined
  /** PEM of the only trusted authority for that endpoint. */
  readonly ca?: string | undefined
  /** Timeout of one attempt. */
  readonly timeoutMs?: number | undefined
}

/**
 * Result of a conditional write. `there`: the object exists. `unsure`: it exists, and an earlier attempt of this call
 * may have written it. `conflict`: another writer is writing it now.
 */
export type WriteResult = 'written' | 'there' | 'unsure' | 'conflict'

const REGION = 'ap-southeast-2'
const TIMEOUT_MS = 10_000

/** The bucket calls of a release store. They throw `StoreFailure`. Imports the library on first use: it is large. */
export async function openBucket(
  bucket: string,
  { endpoint, accessKey = '', secretKey = '', ca, timeoutMs = TIMEOUT_MS }: BucketAccess,
) {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region: REGION,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(accessKey && { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: storageCalls(timeoutMs, ca),
  })
  const at = (Key: string) => ({ Bucket: bucket, Key })
  return {
    /** Writes an object unless the key exists. */
    putNew: async (key: string, content: Uint8Array, headers: ObjectHeaders): Promise<WriteResult> => {
      try {
        await client.send(
          new s3.PutObjectCommand({ ...at(key), ...objectHeaders(headers), Body: content, IfNoneMatch: '*' }),
        )
        return 'written'
      } catch (error) {
        if (nameOf(error) === 'ConditionalRequestConflict') return 'conflict'
        if (nameOf(error) === 'NotImplemented') throw new UnconditionalWrites(NO_CONDITIONAL_WRITES, { cause: error })
        if (!(error instanceof s3.S3ServiceException) || error.name !== 'PreconditionFailed') throw storeFailure(error)
        return (error.$metadata.attempts ?? 1) > 1 ? 'unsure' : 'there'
      }
    },
    /** Reads an object; null without one. Throws before reading if it has more than `most` bytes. */
    get: async (key: string, most: number): Promise<Buffer | null> => {
      try {
        const { Body, ContentLength = 0 } = await client.send(new s3.GetObjectCommand(at(key)))
        if (ContentLength > most && Body instanceof Readable) Body.destroy()
        checkSize(ContentLength, most)
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return null
        throw error instanceof DocumentTooLarge ? error : storeFailure(error)
      }
    },
    /** Objects by prefix. With a delimiter the bucket groups deeper objects into one entry without a time. */
    list: async (prefix: string, delimiter?: string): Promise<{ key: string; at: Date | null }[]> => {
      const input = { Bucket: bucket, Prefix: prefix, ...(delimiter !== undefined && { Delimiter: delimiter }) }
      const found: { key: string; at: Date | null }[] = []
      try {
        for await (const { Contents = [], CommonPrefixes = [] } of s3.paginateListObjectsV2({ client }, input)) {
          found.push(...Contents.map(({ Key: key = '', LastModified: at = null }) => ({ key, at })))
          found.push(...CommonPrefixes.map(({ Prefix: key = '' }) => ({ key, at: null })))
        }
        return found
      } catch (error) {
        throw storeFailure(error)
      }
    },
    /** Deletes an object. A missing object is no error. */
    delete: async (key: string): Promise<void> => {
      await client.send(new s3.DeleteObjectCommand(at(key))).catch((error: unknown) => {
        throw storeFailure(error)
      })
    },
  }
}

const objectHeaders = ({ type, encoding: ContentEncoding, cache, disposition }: ObjectHeaders) => ({
  ContentType: type,
  CacheControl: cache,
  ContentDisposition: disposition,
  ...(ContentEncoding !== undefined && { ContentEncoding }),
})

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

const NO_CONDITIONAL_WRITES =
  'the bucket fails: it does not support conditional writes (If-None-Match: *), which a release store needs (docs/operate.md)'
const WRONG_KEY = 'it does not accept the key (RELEASE_STORE_ACCESS_KEY, RELEASE_STORE_SECRET_KEY)'
const FAULT_TEXTS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'the bucket does not exist',
  InvalidAccessKeyId: WRONG_KEY,
  SignatureDoesNotMatch: WRONG_KEY,
  CredentialsProviderError: 'there is no key (RELEASE_STORE_ACCESS_KEY), and this machine has no role',
  AccessDenied: 'it denies access: the key or role needs the rights GetObject, PutObject, DeleteObject and ListBucket',
}

/** Turns the error of a call into a `StoreFailure` with a readable reason. */
function storeFailure(error: unknown): StoreFailure {
  const text = error instanceof Error ? error.message || error.name : String(error)
  const reason = certificateFault(error) ?? FAULT_TEXTS[nameOf(error)] ?? text
  return new StoreFailure(`the bucket fails: ${reason}`, { cause: error })
}
