import { createHmac } from 'node:crypto'
import { isSame } from '../is-same'

/** Where a web server or guard shows the backend who calls. No visitor's gets through. */
export const CALLER_HEADER = 'x-portal-caller'

/** Who calls the backend. */
export type Caller = 'web' | 'guard'

/** So long a token is good, and so far may clocks be apart. */
const GOOD_MS = 120_000
/** One is made anew after this time, not for each call. */
const KEPT_MS = 15_000

const SECRET = /^[\w.~+/=-]{32,500}$/

/** The one or two secrets of `CALLER_SECRETS`, the first of which signs; null where it is none. */
export function readCallerSecrets(text: string | undefined): readonly string[] | null {
  const secrets = (text ?? '').split(/\s+/).filter(Boolean)
  return secrets.length <= 2 && secrets.every((one) => SECRET.test(one)) ? secrets : null
}

const markOf = (secret: string, said: string) => createHmac('sha256', secret).update(said).digest('base64url')

/** Makes tokens that say who calls and when, so that the secret itself is never sent [OPEN-285]. */
export function callerSigner(caller: Caller, secret: string, now: () => number = Date.now): () => string {
  let made = { at: Number.NEGATIVE_INFINITY, token: '' }
  return () => {
    const at = now()
    if (Math.abs(at - made.at) >= KEPT_MS) {
      const said = `${caller}.${at}`
      made = { at, token: `${said}.${markOf(secret, said)}` }
    }
    return made.token
  }
}

/** Whether somebody who has one of the secrets has made this token lately. */
export function isCaller(token: string | undefined, secrets: readonly string[], now = Date.now()): boolean {
  const [, said = '', at = '', mark = ''] = /^((?:web|guard)\.(\d{1,15}))\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (said === '' || Math.abs(now - Number(at)) > GOOD_MS) return false
  return secrets.some((secret) => isSame(mark, markOf(secret, said)))
}
