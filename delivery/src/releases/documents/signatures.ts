import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import * as v from 'valibot'

/** A document whose signature is missing, wrong, or of somebody who may not write it. */
export class UntrustedDocument extends Error {
  override readonly name: string = 'Untrusted'
}

/** A document that is rightly signed, by somebody who may not write it. */
export class UnauthorizedSigner extends UntrustedDocument {
  override readonly name = 'Untrusted'
}

const SignatureSchema = v.strictObject({ key: v.string(), value: v.string() })
const SignedSchema = v.looseObject({ signature: SignatureSchema })

/** A public key as settings name it: its DER in base64. */
export const publicKeyOf = (key: KeyObject): string => encodePublicKey(createPublicKey(key))

const encodePublicKey = (publicKey: KeyObject) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** What is signed: the document, and where it stands, so that it means nothing elsewhere. */
const signedText = (place: string, document: object) => `${place}\n${JSON.stringify(document)}`

/** The document with an Ed25519 signature of this private key; `place` is its key in the store. */
export function signDocument(place: string, document: object, key: KeyObject): object {
  const value = signText(signedText(place, document), key)
  return { ...document, signature: { key: publicKeyOf(key), value } }
}

/** A signature over these words alone. */
export const signText = (words: string, key: KeyObject): string =>
  sign(null, Buffer.from(words), key).toString('base64')

/** Is this the signature of that public key over these words? */
export function isValidSignature(words: string, { key, value }: v.InferOutput<typeof SignatureSchema>): boolean {
  const publicKey = parsePublicKey(key)
  return publicKey !== null && verify(null, Buffer.from(words), publicKey, Buffer.from(value, 'base64'))
}

/** A signed document without its signature, and the public key of who signed it. Throws `Untrusted`. */
export function openDocument(place: string, json: unknown): { readonly document: object; readonly key: string } {
  const found = v.safeParse(SignedSchema, json)
  if (!found.success) throw new UntrustedDocument(`${place} is not signed`)
  const { signature, ...document } = found.output
  if (!isValidSignature(signedText(place, document), signature))
    throw new UntrustedDocument(`${place} is not as it was signed`)
  return { document, key: signature.key }
}

/** The key that settings name so; null for what is none. */
function parsePublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}

/** Is this a public key as settings and lists name it, written in the one way that is compared? */
export function isPublicKey(text: string): boolean {
  const key = parsePublicKey(text)
  return key !== null && encodePublicKey(key) === text
}
