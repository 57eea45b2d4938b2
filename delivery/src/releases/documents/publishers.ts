import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { messageOf } from '@portal/domain/unknown'

const PublishersSchema = v.record(v.string(), v.array(v.string()))

/** Listed like a package, for keys that may only make the guard's steps. Also the guard's name in the history. */
export const GUARD = 'guard'

/** Public keys by the package that they may publish and promote; `*` is every package. */
export type Publishers = v.InferOutput<typeof PublishersSchema>

/** Reads publishers from a file. The error of a missing or invalid file names the setting. */
export function readPublishers(file: string): Publishers {
  try {
    const text = readFileSync(file, 'utf8')
    const publishers = v.parse(PublishersSchema, JSON.parse(text))
    // JSON.parse drops all but the last entry of a name.
    const entries = text.match(/"(?:[^"\\]|\\.)*"(?=\s*:)/g) ?? []
    if (entries.length > Object.keys(publishers).length) throw new Error('a package is listed twice')
    return publishers
  } catch (error) {
    const why = messageOf(error)
    throw new Error(`The public keys of publishers (RELEASE_KEYS) cannot be read from ${file}: ${why}`, {
      cause: error,
    })
  }
}

/** May this key publish and promote this package? */
export const mayPublish = (publishers: Publishers, key: string, name: string): boolean =>
  [name, '*'].some((one) => Object.hasOwn(publishers, one) && publishers[one]?.includes(key))
