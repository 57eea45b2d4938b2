import { createHash } from 'node:crypto'
import { S3Error } from '../storage/s3-error'
import { verifySignature } from '../storage/sigv4'
import { ServiceError } from './service-error'
import type { Context } from 'hono'

export interface AdminKeys {
  region: string
  accessKey: string
  secretKey: string
}

/** Cognito's error names for those of S3, which the signature check throws. */
const COGNITO_ERRORS = new Map([
  ['InvalidAccessKeyId', 'UnrecognizedClientException'],
  ['AccessDenied', 'IncompleteSignatureException'],
])

/** Throws unless host, target and body are signed with the administration keys. */
export function assertSigned(keys: AdminKeys, c: Context, body: string): void {
  const headers = c.req.header()
  if (headers.authorization === undefined) {
    throw new ServiceError('MissingAuthenticationTokenException', 'The request is not signed.')
  }
  try {
    verifySignature(
      { ...keys, service: 'cognito-idp' },
      {
        method: c.req.method,
        headers,
        query: new URLSearchParams(),
        paths: ['/'],
        hosts: [headers.host ?? ''],
        payloadHash: createHash('sha256').update(body).digest('hex'),
      },
    )
  } catch (error) {
    if (!(error instanceof S3Error)) throw error
    throw new ServiceError(COGNITO_ERRORS.get(error.code) ?? 'InvalidSignatureException', error.message)
  }
}
