import { createHmac, createHash, timingSafeEqual } from 'node:crypto'

/** Header by which web server and guard identify themselves to the backend. The web server drops a visitor's. */
export const CALLER_HEADER = 'x-portal-caller'

/** A service that calls the backend. */
export type Caller = 'web' | 'guard'

/** Validity of a token, and allowed difference between clocks. */
const VALID_MS = 120_000
/** A token is reused for this time. */
const REUSE_MS = 15_000

const SECRET = /^[\w.~+/=-]{32,500}$/

/** One or two secrets of `CALLER_SECRETS`; the first one signs. Null when the setting is invalid. */
export function readCallerSecrets(text: string | undefined): readonly string[] | null {
  const secrets = (text ?? '').split(/\s+/).filter(Boolean)
  return secrets.length <= 2 && secrets.every((one) => SECRET.test(one)) ? secrets : null
}

const signatureOf = (secret: string, said: string) => createHmac('sha256', secret).update(said).digest('base64url')

/** Signs tokens with caller and time, so that the secret is never sent [OPEN-285]. */
export function callerSigner(caller: Caller, secret: string, now: () => number = Date.now): () => string {
  let made = { at: Number.NEGATIVE_INFINITY, token: '' }
  return () => {
    const at = now()
    if (Math.abs(at - made.at) >= REUSE_MS) {
      const said = `${caller}.${at}`
      made = { at, token: `${said}.${signatureOf(secret, said)}` }
    }
    return made.token
  }
}

/** Whether the token is valid and signed with one of the secrets. */
export function isCaller(token: string | undefined, secrets: readonly string[], now = Date.now()): boolean {
  const [, said = '', at = '', mark = ''] = /^((?:web|guard)\.(\d{1,15}))\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (said === '' || Math.abs(now - Number(at)) > VALID_MS) return false
  return secrets.some((secret) => isSame(mark, signatureOf(secret, said)))
}

/** Compares in constant time. */
export function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
