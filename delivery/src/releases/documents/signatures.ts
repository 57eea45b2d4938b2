import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { Refusal } from './refusal'
import { messageOf } from '@portal/domain/unknown'

/** Error of a document whose signature is missing or wrong, or whose signer lacks the rights. */
export class UntrustedDocument extends Error {
  override readonly name: string = 'UntrustedDocument'
}

/** Error of a document with a valid signature whose signer lacks the rights. */
export class UnauthorizedSigner extends UntrustedDocument {
  override readonly name = 'UnauthorizedSigner'
}

const SignatureSchema = v.strictObject({ key: v.string(), value: v.string() })
const SignedSchema = v.looseObject({ signature: SignatureSchema })

/** The public key of a key as settings name it: DER in base64. */
export const publicKeyOf = (key: KeyObject): string => encodePublicKey(createPublicKey(key))

const encodePublicKey = (publicKey: KeyObject) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** The text to sign. It includes the document's place, so that a copy elsewhere is not valid. */
const signedText = (place: string, document: object) => `${place}\n${JSON.stringify(document)}`

/** Adds an Ed25519 signature to a document. `place`: its key in the store. */
export function signDocument(place: string, document: object, key: KeyObject): object {
  const value = signText(signedText(place, document), key)
  return { ...document, signature: { key: publicKeyOf(key), value } }
}

/** Signs a text with an Ed25519 key. */
export const signText = (text: string, key: KeyObject): string => sign(null, Buffer.from(text), key).toString('base64')

/** Is this a valid signature over this text? */
export function isValidSignature(text: string, { key, value }: v.InferOutput<typeof SignatureSchema>): boolean {
  const publicKey = parsePublicKey(key)
  return publicKey !== null && verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'base64'))
}

/** Verifies a document. Returns it without its signature, and its signer's public key. Throws `UntrustedDocument`. */
export function verifyDocument(place: string, json: unknown): { readonly document: object; readonly key: string } {
  const found = v.safeParse(SignedSchema, json)
  if (!found.success) throw new UntrustedDocument(`${place} is not signed`)
  const { signature, ...document } = found.output
  if (!isValidSignature(signedText(place, document), signature))
    throw new UntrustedDocument(`${place} has an invalid signature`)
  return { document, key: signature.key }
}

/** Parses a public key from settings; null if it is not an Ed25519 key. */
function parsePublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}

/** Is this an Ed25519 public key in its canonical encoding? Keys are compared as text. */
export function isPublicKey(text: string): boolean {
  const key = parsePublicKey(text)
  return key !== null && encodePublicKey(key) === text
}

/** Reads a publisher's private key. Throws a refusal for a file without one. */
export function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file))
  } catch (error) {
    throw new Refusal('The signing key cannot be read.', {
      expected: `A private key in ${file}, to sign releases and steps of channels.`,
      found: `${messageOf(error)}.`,
      todo: 'Create a key with "portal key" and have the operator list its public key, or name another file with --key.',
    })
  }
}

/** Throws a refusal for a key file that other users of this machine can read. */
export function checkPrivateFile(file: string): void {
  // Windows has no file modes.
  if (process.platform === 'win32' || (statSync(file).mode & 0o077) === 0) return
  throw new Refusal('Other users of this machine can read that key.', {
    expected: `${file} readable by its owner only.`,
    found: `The mode ${(statSync(file).mode & 0o777).toString(8)}.`,
    todo: 'Create a new key in another file with --to. Do not use this key: others may have copied it.',
  })
}

/** Creates an Ed25519 key file that only this user can read, unless the file exists. Returns its public key. */
export function createKey(file: string): { readonly publicKey: string; readonly wasThere: boolean } {
  const wasThere = existsSync(file)
  if (!wasThere) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  }
  return { publicKey: publicKeyOf(readKey(file)), wasThere }
}
