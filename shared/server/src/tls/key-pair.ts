import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Files of a certificate with its intermediates, and of its private key. */
export interface KeyFiles {
  readonly certificate: string
  readonly key: string
}

interface TlsSettings {
  readonly TLS_CERTIFICATE?: string | undefined
  readonly TLS_KEY?: string | undefined
}

interface KeyPair {
  readonly cert: string
  readonly key: string
}

/** Files of `TLS_CERTIFICATE` and `TLS_KEY`; undefined when not set. */
export const keyFilesOf = ({ TLS_CERTIFICATE, TLS_KEY }: TlsSettings): KeyFiles | undefined =>
  TLS_CERTIFICATE && TLS_KEY ? { certificate: TLS_CERTIFICATE, key: TLS_KEY } : undefined

/** Throws an error sentence for an invalid or expired certificate, and for another certificate's key. */
export function readKeyPair({ certificate, key }: KeyFiles): KeyPair {
  const pair = { cert: textOf('TLS_CERTIFICATE', certificate), key: textOf('TLS_KEY', key) }
  const known = parsed('TLS_CERTIFICATE holds no certificate', () => new X509Certificate(pair.cert))
  const own = parsed('TLS_KEY holds no private key', () => createPrivateKey(pair.key))
  if (!known.checkPrivateKey(own)) throw new Error('TLS_KEY is not the key of TLS_CERTIFICATE.')
  if (new Date(known.validTo) <= new Date()) throw new Error(`TLS_CERTIFICATE has expired, on ${known.validTo}.`)
  return pair
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${name} names a file that cannot be read.`)
  }
}

function parsed<Value>(words: string, read: () => Value): Value {
  try {
    return read()
  } catch {
    throw new Error(`${words}.`)
  }
}
