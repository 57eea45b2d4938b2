import { BrokenCircuitError } from 'cockatiel'
import { certificateFault, log, storageCalls } from '@portal/server'
import { unavailable } from '../errors/failure'
import { ServicePaused, pausedReads } from './paused-reads'
import type { PauseOptions } from './paused-reads'

export interface StoredObject {
  /** MIME type, for example `image/svg+xml`. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** The provider's object storage. */
export interface Storage {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Null if there is no such object. */
  get(key: string): Promise<StoredObject | null>
  /** Does nothing if there is no such object. */
  delete(key: string): Promise<void>
  /** URL and headers with which a browser may upload one object of this type and length. */
  uploadAddress(key: string, upload: Upload): Promise<UploadAddress>
}

export interface Upload {
  readonly type: string
  readonly bytes: number
  readonly seconds: number
}

export interface UploadAddress {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** Storage key of a picture or document whose path stands in the provider's data. */
export const mediaKey = (path: string) => `media/${path}`

export interface StorageOptions {
  readonly endpoint: string
  /** URL for browsers: an address, or a path of the portal's own site; by default the endpoint. */
  readonly publicEndpoint?: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  /** PEM of the only trusted authority; by default those that Node trusts. */
  readonly ca?: string | undefined
  /** Longest time of one attempt, so that a silent storage does not block the outbox. */
  readonly patienceMs?: number
  /** Timeout and pause of reads, for which users wait. */
  readonly reading?: PauseOptions
}

const REGION = 'ap-southeast-2'

/** S3 or a compatible service. Loaded on first use, since the library is large. */
export function objectStorage(options: StorageOptions): Storage {
  let client: ReturnType<typeof openClient> | null = null
  const reading = pausedReads('storage', options.reading)
  return {
    put: async (key, bytes, type) => {
      client ??= openClient(options)
      try {
        await (await client).put(key, bytes, type)
      } catch (error) {
        tell(`storage: ${key} not stored`, error)
        throw unavailable('The file could not be stored. Try again shortly.')
      }
    },
    delete: async (key) => {
      client ??= openClient(options)
      try {
        await (await client).delete(key)
      } catch (error) {
        tell(`storage: ${key} not deleted`, error)
        throw unavailable('The file could not be deleted. Try again shortly.')
      }
    },
    uploadAddress: async (key, upload) => {
      client ??= openClient(options)
      return (await client).uploadAddress(key, upload)
    },
    get: async (key) => {
      client ??= openClient(options)
      try {
        const { get } = await client
        return await reading((signal) => get(key, signal))
      } catch (error) {
        // The pause itself is logged once, not per picture.
        const isPaused = error instanceof ServicePaused || error instanceof BrokenCircuitError
        if (!isPaused) tell(`storage: ${key} not read`, error)
        throw unavailable('The document could not be read. Try again shortly.')
      }
    },
  }
}

function tell(words: string, error: unknown): void {
  const untrusted = certificateFault(error)
  log.error(untrusted === null ? words : `${words}: STORAGE_ENDPOINT is not spoken to, ${untrusted}`, error)
}

const PATIENCE_MS = 10_000

/** Keys of all stored objects, for a backup. */
export async function storedKeys(options: StorageOptions): Promise<string[]> {
  return (await openClient(options)).keys()
}

async function openClient({ patienceMs = PATIENCE_MS, ...options }: StorageOptions) {
  const [
    { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client, paginateListObjectsV2 },
    { getSignedUrl },
  ] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')])
  const settings = {
    endpoint: options.endpoint,
    region: REGION,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
    requestHandler: storageCalls(patienceMs, options.ca),
  } as const
  const client = new S3Client(settings)
  // The signature includes the host, so URLs for browsers are signed for the public host.
  const { publicEndpoint } = options
  const outside =
    publicEndpoint && !isPath(publicEndpoint) ? new S3Client({ ...settings, endpoint: publicEndpoint }) : client
  const at = (Key: string) => ({ Bucket: options.bucket, Key })
  return {
    put: (key: string, bytes: Uint8Array, type: string) =>
      client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: type })),
    keys: async (): Promise<string[]> => {
      const keys: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: options.bucket })) {
        keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
      }
      return keys
    },
    delete: (key: string) => client.send(new DeleteObjectCommand(at(key))),
    uploadAddress: async (key: string, { type, bytes, seconds }: Upload): Promise<UploadAddress> => {
      const put = new PutObjectCommand({ ...at(key), ContentType: type, ContentLength: bytes })
      const signableHeaders = new Set(['content-type', 'content-length'])
      const url = await getSignedUrl(outside, put, { expiresIn: seconds, signableHeaders })
      return { url: onOwnSite(url, options), headers: { 'content-type': type } }
    },
    get: async (key: string, abortSignal: AbortSignal): Promise<StoredObject | null> => {
      try {
        const found = await client.send(new GetObjectCommand(at(key)), { abortSignal })
        const bytes = await found.Body?.transformToByteArray()
        return bytes === undefined ? null : { type: found.ContentType ?? 'application/octet-stream', bytes }
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
  }
}

const isPath = (address: string | undefined) => address?.startsWith('/') ?? false

/** Replaces the endpoint by the path of the portal's own site, from which the web server forwards. */
function onOwnSite(url: string, { endpoint, publicEndpoint }: StorageOptions): string {
  return isPath(publicEndpoint) ? `${publicEndpoint}${url.slice(endpoint.length)}` : url
}
