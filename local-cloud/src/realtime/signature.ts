import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface AppKeys {
  appId: string
  key: string
  secret: string
}

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Verifies the backend's permission to join: `key:HMAC(socket_id:channel[:channel_data])`. */
export function mayJoin(
  keys: AppKeys,
  claim: {
    socketId: string
    channel: string
    auth: string
    channelData?: string | undefined
  },
): boolean {
  const signed = [claim.socketId, claim.channel]
  if (claim.channelData !== undefined) signed.push(claim.channelData)
  return equal(claim.auth, `${keys.key}:${sign(keys.secret, signed.join(':'))}`)
}

const SIGNATURE_SECONDS = 600

/** Reason to refuse a call of the HTTP API; undefined when its signature is valid. */
export function callRefusal(
  keys: AppKeys,
  call: {
    method: string
    path: string
    query: Record<string, string>
    body: string
  },
): string | undefined {
  const { auth_signature: signature = '', ...signed } = call.query
  if (signed.auth_key !== keys.key) return 'Unknown auth_key'
  if (signed.auth_version !== '1.0') return 'auth_version must be 1.0'
  const age = Math.abs(Date.now() / 1000 - Number(signed.auth_timestamp))
  if (!(age <= SIGNATURE_SECONDS)) return 'Timestamp expired: must be within 600 s of server time'
  if (call.body !== '' && signed.body_md5 !== createHash('md5').update(call.body).digest('hex')) {
    return 'body_md5 does not match the body'
  }
  const query = Object.keys(signed)
    .sort()
    .map((name) => `${name.toLowerCase()}=${signed[name]}`)
    .join('&')
  const expected = sign(keys.secret, `${call.method}\n${call.path}\n${query}`)
  return equal(signature, expected) ? undefined : 'Invalid signature'
}
