import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'
import { S3Error, accessDenied } from './s3-error'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

const ALGORITHM = 'AWS4-HMAC-SHA256'
const CLOCK_SKEW_MINUTES = 15
const LONGEST_PRESIGN_SECONDS = 604_800

export interface Keys {
  region: string
  /** Service in the credential's scope; defaults to `s3`. */
  service?: string
  accessKey: string
  secretKey: string
}

interface SignedRequest {
  method: string
  /** Names in lower case. */
  headers: Record<string, string>
  query: URLSearchParams
  /** Paths and hosts under which clients reach this service, and that they may have signed. */
  paths: string[]
  hosts: string[]
  /** Computed hash of the body, for services without a hash header. It overrides that header. */
  payloadHash?: string
}

interface Claim {
  credential: string
  signedHeaders: string[]
  signature: string
  date: string
  payloadHash: string
  presigned: boolean
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')

/** RFC 3986 encoding, which the signature requires. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function claimOfHeaders({ headers, payloadHash }: SignedRequest): Claim | undefined {
  const { authorization } = headers
  if (authorization === undefined) return undefined
  if (!authorization.startsWith(`${ALGORITHM} `)) throw accessDenied('The authorization is not AWS Signature 4.')
  const field = (name: string) => new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? ''
  return {
    credential: field('Credential'),
    signedHeaders: field('SignedHeaders').split(';'),
    signature: field('Signature'),
    date: headers['x-amz-date'] ?? '',
    payloadHash: payloadHash ?? headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
    presigned: false,
  }
}

function claimOfQuery({ query }: SignedRequest): Claim | undefined {
  if (query.get('X-Amz-Algorithm') !== ALGORITHM) return undefined
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    payloadHash: 'UNSIGNED-PAYLOAD',
    presigned: true,
  }
}

function assertInTime(request: SignedRequest, claim: Claim): void {
  const now = Date.now()
  const signedAt = dayjs.utc(claim.date, 'YYYYMMDD[T]HHmmss[Z]', true)
  const minutesAhead = signedAt.diff(now, 'minute', true)
  if (!signedAt.isValid()) throw accessDenied('The signing date is missing or malformed.')
  if (!claim.presigned) {
    if (Math.abs(minutesAhead) <= CLOCK_SKEW_MINUTES) return
    throw new S3Error('RequestTimeTooSkewed', 403, 'The request was signed too long ago or in the future.')
  }
  const seconds = Number(request.query.get('X-Amz-Expires'))
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_PRESIGN_SECONDS) {
    throw new S3Error('AuthorizationQueryParametersError', 400, 'X-Amz-Expires must be 1 to 604800 seconds.')
  }
  if (minutesAhead > CLOCK_SKEW_MINUTES) throw accessDenied('The request is not valid yet.')
  if (signedAt.add(seconds, 'second').isBefore(now)) throw accessDenied('Request has expired')
}

/** The signature must cover the host and every x-amz header. */
function assertCovers(request: SignedRequest, claim: Claim): void {
  const bare = Object.keys(request.headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !claim.signedHeaders.includes(name),
  )
  const [first] = bare.filter((name) => !(claim.presigned && name === 'x-amz-content-sha256'))
  if (first !== undefined) throw accessDenied(`There were headers present which were not signed: ${first}`)
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
}

function canonicalRequest(request: SignedRequest, claim: Claim, path: string, host: string): string {
  const value = (name: string) => (name === 'host' ? host : (request.headers[name] ?? ''))
  const headers = claim.signedHeaders.map((name) => `${name}:${value(name).trim().replace(/\s+/g, ' ')}\n`)
  return [
    request.method,
    path.split('/').map(encode).join('/'),
    canonicalQuery(request.query),
    headers.join(''),
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n')
}

function signatureOf(keys: Keys, claim: Claim, canonical: string): string {
  const [, day = '', region = '', service = ''] = claim.credential.split('/')
  const scope = `${day}/${region}/${service}/aws4_request`
  const signingKey = [region, service, 'aws4_request'].reduce<Buffer>(
    (key, part) => hmac(key, part),
    hmac(`AWS4${keys.secretKey}`, day),
  )
  return hmac(signingKey, [ALGORITHM, claim.date, scope, sha256Hex(canonical)].join('\n')).toString('hex')
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

function assertCredential(keys: Keys, claim: Claim): void {
  const [accessKey, day, region, service, end] = claim.credential.split('/')
  if (accessKey !== keys.accessKey) {
    throw new S3Error('InvalidAccessKeyId', 403, 'The access key does not exist.')
  }
  const scopeFits = region === keys.region && service === (keys.service ?? 's3') && end === 'aws4_request'
  if (!scopeFits || day === undefined || !claim.date.startsWith(day))
    throw accessDenied('The credential scope is wrong.')
}

/** Throws when the signature is invalid; returns the expected hash of the payload. */
export function verifySignature(keys: Keys, request: SignedRequest): string {
  const claim = claimOfQuery(request) ?? claimOfHeaders(request)
  if (!claim) throw accessDenied('Access Denied')
  assertCredential(keys, claim)
  assertInTime(request, claim)
  assertCovers(request, claim)
  const matches = request.paths.some((path) =>
    request.hosts.some((host) =>
      equal(claim.signature, signatureOf(keys, claim, canonicalRequest(request, claim, path, host))),
    ),
  )
  if (!matches) {
    throw new S3Error('SignatureDoesNotMatch', 403, 'The signature does not match the request and the key.')
  }
  return claim.payloadHash
}
