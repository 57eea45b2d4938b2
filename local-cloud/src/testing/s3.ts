import { S3Client } from '@aws-sdk/client-s3'
import { DEMO_SETTINGS } from '../settings'
import type { S3ClientConfig } from '@aws-sdk/client-s3'

const { accessKey, secretKey, region } = DEMO_SETTINGS.storage

/** The client as the backend sets it up. */
export function storageClient(endpoint: string, options: Partial<S3ClientConfig> = {}): S3Client {
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    ...options,
  })
}
