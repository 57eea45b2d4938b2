import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { messageOf } from '@portal/domain/unknown'

const PublishersSchema = v.record(v.string(), v.array(v.string()))

/** Under which the keys stand that may take canaries back, and nothing else; and how history names whoever does. */
export const GUARD = 'guard'

/** Public keys by the package that their holders may publish and promote; `*` is for every package. */
export type Publishers = v.InferOutput<typeof PublishersSchema>

/** Reads them from a file. Throws with the setting's name when there is none, or it is none. */
export function readPublishers(file: string): Publishers {
  try {
    const text = readFileSync(file, 'utf8')
    const publishers = v.parse(PublishersSchema, JSON.parse(text))
    // JSON passes over all but the last entry of a name.
    const entries = text.match(/"(?:[^"\\]|\\.)*"(?=\s*:)/g) ?? []
    if (entries.length > Object.keys(publishers).length) throw new Error('a package stands there twice')
    return publishers
  } catch (error) {
    const why = messageOf(error)
    throw new Error(`The public keys of publishers (RELEASE_KEYS) cannot be read from ${file}: ${why}`, {
      cause: error,
    })
  }
}

/** May the holder of this key publish and promote this package? */
export const mayPublish = (publishers: Publishers, key: string, name: string): boolean =>
  [name, '*'].some((one) => Object.hasOwn(publishers, one) && publishers[one]?.includes(key))
