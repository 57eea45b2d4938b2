import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Db } from '../db/connect'
import { openSecret } from '../secrets/secret'
import type { Key } from '../secrets/secret'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const SealedSchema = v.object({ token: v.string(), reference: v.string() })

/** A secret and the data sealed with it. */
export type SealedSecret = v.InferOutput<typeof SealedSchema>

/** Seals data of a sign-in or another purpose, with the key shared by all processes on one database [OPEN-214]. */
export interface RefreshSeal {
  seal(boundTo: string, what: SealedSecret): string
  /** Null if no key opens it any more. */
  open(boundTo: string, sealed: string): SealedSecret | null
  /** Reloads the secret if it was changed. */
  refresh(): Promise<void>
}

export async function refreshSeal(db: Db): Promise<RefreshSeal> {
  const secret = await openSecret(db, 'refresh_secret')
  return {
    refresh: secret.refresh,
    seal: (boundTo, what) => {
      const key = secret.signing(new Date())
      return `${key.id}.${encrypted(key, boundTo, JSON.stringify(what)).toString('base64url')}`
    },
    open: (boundTo, sealed) => {
      const [id, text = ''] = sealed.split('.')
      const [key] = secret.good(id ?? '', new Date())
      const plain = key && decrypted(key, boundTo, Buffer.from(text, 'base64url'))
      return plain ? v.parse(SealedSchema, JSON.parse(plain)) : null
    },
  }
}

function encrypted({ bytes }: Key, boundTo: string, plain: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, bytes, iv).setAAD(Buffer.from(boundTo))
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

function decrypted({ bytes }: Key, boundTo: string, sealed: Buffer): string | null {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  if (tag.length < TAG_BYTES) return null
  const decipher = createDecipheriv(ALGORITHM, bytes, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
