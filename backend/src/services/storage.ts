import { unavailable } from '../http/errors'

/** The provider's object storage. */
export interface Storage {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
}

export interface StorageOptions {
  readonly endpoint: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
}

const REGION = 'ap-southeast-2'

/** S3 or what speaks its protocol; loaded on first use, since most processes never write an object. */
export function objectStorage(options: StorageOptions): Storage {
  let client: Promise<(key: string, bytes: Uint8Array, type: string) => Promise<unknown>> | null = null
  return {
    put: async (key, bytes, type) => {
      client ??= openClient(options)
      try {
        await (await client)(key, bytes, type)
      } catch (error) {
        console.error(`storage: ${key} not stored: ${String(error)}`)
        throw unavailable('The picture could not be stored, so nothing was submitted. Try again shortly.')
      }
    },
  }
}

async function openClient(options: StorageOptions) {
  const { PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    endpoint: options.endpoint,
    region: REGION,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000 },
  })
  return (key: string, bytes: Uint8Array, type: string) =>
    client.send(new PutObjectCommand({ Bucket: options.bucket, Key: key, Body: bytes, ContentType: type }))
}
