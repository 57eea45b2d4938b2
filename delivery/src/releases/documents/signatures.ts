import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import * as v from 'valibot'

/** A document whose signature is missing, wrong, or of somebody who may not write it. */
export class Untrusted extends Error {
  override readonly name: string = 'Untrusted'
}

/** A document that is rightly signed, by somebody who may not write it. */
export class Foreign extends Untrusted {
  override readonly name = 'Untrusted'
}

const SignatureSchema = v.strictObject({ key: v.string(), value: v.string() })
const SignedSchema = v.looseObject({ signature: SignatureSchema })

/** A public key as settings name it: its DER in base64. */
export const publicKeyOf = (key: KeyObject): string => textOf(createPublicKey(key))

const textOf = (publicKey: KeyObject) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** What is signed: the document, and where it stands, so that it means nothing elsewhere. */
const wordsOf = (place: string, document: object) => `${place}\n${JSON.stringify(document)}`

/** The document with an Ed25519 signature of this private key; `place` is its key in the store. */
export function signed(place: string, document: object, key: KeyObject): object {
  const value = signedWords(wordsOf(place, document), key)
  return { ...document, signature: { key: publicKeyOf(key), value } }
}

/** A signature over these words alone. */
export const signedWords = (words: string, key: KeyObject): string =>
  sign(null, Buffer.from(words), key).toString('base64')

/** Is this the signature of that public key over these words? */
export function isRightly(words: string, { key, value }: v.InferOutput<typeof SignatureSchema>): boolean {
  const publicKey = ed25519Of(key)
  return publicKey !== null && verify(null, Buffer.from(words), publicKey, Buffer.from(value, 'base64'))
}

/** A signed document without its signature, and the public key of who signed it. Throws `Untrusted`. */
export function opened(place: string, json: unknown): { readonly document: object; readonly key: string } {
  const found = v.safeParse(SignedSchema, json)
  if (!found.success) throw new Untrusted(`${place} is not signed`)
  const { signature, ...document } = found.output
  if (!isRightly(wordsOf(place, document), signature)) throw new Untrusted(`${place} is not as it was signed`)
  return { document, key: signature.key }
}

/** The key that settings name so; null for what is none. */
function ed25519Of(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}

/** Is this a public key as settings and lists name it, written in the one way that is compared? */
export function isPublicKey(text: string): boolean {
  const key = ed25519Of(text)
  return key !== null && textOf(key) === text
}
