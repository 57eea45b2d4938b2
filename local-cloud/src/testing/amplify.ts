import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Amplify } from 'aws-amplify'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { afterAll, beforeAll } from 'vitest'
import { modPow } from '../identity/srp'
import { DEMO_SETTINGS } from '../settings'

/** Configures the browser library as the portal does, with storage in memory. */
export function configureAmplify(userPoolEndpoint: string): Map<string, string> {
  const stored = new Map<string, string>()
  const { poolId, clientId } = DEMO_SETTINGS.identity
  Amplify.configure({
    Auth: { Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint } },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void stored.set(key, value),
    getItem: async (key) => stored.get(key) ?? null,
    removeItem: async (key) => void stored.delete(key),
    clear: async () => stored.clear(),
  })
  return stored
}

const POWERS = 'dist/esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs'

interface BigInteger {
  toString(radix: 16): string
}
const bigOf = (number: BigInteger) => {
  const hex = number.toString(16)
  return hex.startsWith('-') ? -BigInt(`0x${hex.slice(1)}`) : BigInt(`0x${hex}`)
}

/**
 * Sign-ins of this spec file take no third of a second each: the library's powers are reckoned as React Native has
 * them, by what is built in. That its own are right is seen where signing in itself is looked at.
 */
export function quickSignIns(): void {
  let undo = () => {}
  beforeAll(async () => {
    const library = createRequire(createRequire(import.meta.url).resolve('aws-amplify'))
    const file = join(dirname(library.resolve('@aws-amplify/auth/package.json')), POWERS)
    const { default: Big } = await import(pathToFileURL(file).href)
    const own = Big.prototype.modPow
    Big.prototype.modPow = function (this: BigInteger, exponent: BigInteger, divisor: BigInteger, done: Done) {
      const [base, modulus] = [bigOf(this), bigOf(divisor)]
      done(null, new Big(modPow((base % modulus) + modulus, bigOf(exponent)).toString(16), 16))
    }
    undo = () => {
      Big.prototype.modPow = own
    }
  })
  afterAll(() => undo())
}
type Done = (error: null, result: BigInteger) => void
