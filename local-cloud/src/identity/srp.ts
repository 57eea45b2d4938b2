import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The 3072-bit group of RFC 5054 with g = 2, as in Cognito. */
const N = BigInt(
  '0x' +
    [
      'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
      'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
      'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
      '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
      'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
      '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
      'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
      'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
    ].join(''),
)
const G = 2n

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const bigOf = (bytes: Uint8Array) => BigInt('0x' + Buffer.from(bytes).toString('hex'))
const hashHex = (hex: string) => bigOf(sha256(Buffer.from(hex, 'hex')))

/** Hex of a positive number as in Java's `BigInteger`: even length, and a zero byte before a set top bit. */
export function paddedHex(value: bigint): string {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return /^[89a-f]/.test(even) ? `00${even}` : even
}

const K = hashHex(paddedHex(N) + paddedHex(G))

function modPow(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

interface Verifier {
  salt: string
  verifier: string
}

/** A password is stored only as salt and verifier. */
export function makeVerifier(
  poolName: string,
  username: string,
  password: string,
  salt = paddedHex(bigOf(randomBytes(16))),
): Verifier {
  const identity = sha256(`${poolName}${username}:${password}`).toString('hex')
  return { salt, verifier: modPow(G, hashHex(salt + identity)).toString(16) }
}

/** The same verifier for the same name, so that unknown users look like real ones. */
export function fakeVerifier(secret: string, username: string): Verifier {
  const stream = (label: string, blocks: number) =>
    Array.from({ length: blocks }, (_, block) =>
      createHmac('sha256', secret).update(`${label}${block}:${username}`).digest('hex'),
    ).join('')
  return {
    salt: paddedHex(BigInt('0x' + stream('salt', 1).slice(0, 32))),
    verifier: (BigInt('0x' + stream('verifier', 12)) % N).toString(16),
  }
}

export interface Exchange {
  clientPublic: bigint
  serverSecret: bigint
  serverPublic: bigint
  verifier: bigint
}

/** Undefined when the client's public value is malformed or zero modulo N. */
export function openExchange(clientPublicHex: string, verifierHex: string): Exchange | undefined {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientPublicHex)) return undefined
  const clientPublic = BigInt('0x' + clientPublicHex)
  if (clientPublic % N === 0n) return undefined
  const verifier = BigInt('0x' + verifierHex)
  const serverSecret = bigOf(randomBytes(32))
  const serverPublic = (K * verifier + modPow(G, serverSecret)) % N
  return { clientPublic, serverSecret, serverPublic, verifier }
}

function sharedKey(exchange: Exchange): Buffer {
  const u = hashHex(paddedHex(exchange.clientPublic) + paddedHex(exchange.serverPublic))
  const base = (exchange.clientPublic * modPow(exchange.verifier, u)) % N
  const secret = Buffer.from(paddedHex(modPow(base, exchange.serverSecret)), 'hex')
  const extracted = createHmac('sha256', Buffer.from(paddedHex(u), 'hex'))
    .update(secret)
    .digest()
  return createHmac('sha256', extracted).update('Caldera Derived Key\x01').digest().subarray(0, 16)
}

export interface Claim {
  poolName: string
  username: string
  secretBlock: string
  timestamp: string
  signature: string
}

/** Whether the claim proves knowledge of the password. */
export function provesPassword(exchange: Exchange, claim: Claim): boolean {
  const expected = createHmac('sha256', sharedKey(exchange))
    .update(claim.poolName)
    .update(claim.username)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest()
  const given = Buffer.from(claim.signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
