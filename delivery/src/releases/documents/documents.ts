import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** File name of a release's document. Publishing writes it last, so a version without it is not published. */
export const RELEASE_MANIFEST = 'release-manifest.json'

/** Folder of the channels' steps. No package can have this name. */
export const CHANNELS = 'channels'

/** Folder of the numbered lists of publishers' keys. No package can have this name. */
export const KEYS = 'keys'

/** The largest manifest today has 150 KB. Every page includes parts of it. */
export const MAX_MANIFEST_BYTES = 2 * 1024 * 1024

/** Parses the JSON of a document. Throws if it is too large or damaged. */
export function parseJson(content: Buffer): unknown {
  if (content.length > MAX_MANIFEST_BYTES) throw new Error(`its manifest is too large (${content.length} bytes)`)
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    throw new Error(`its manifest is not valid JSON (${content.length} bytes)`)
  }
}

/** Parses a document by its schema. The error names the first three wrong fields. */
export function parseDocument<const T extends v.GenericSchema>(schema: T, json: unknown): v.InferOutput<T> {
  const found = v.safeParse(schema, json)
  if (found.success) return found.output
  throw new Error(issuesOf(found.issues))
}

function issuesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`)
  return lines.join('; ').slice(0, 400)
}

/** The hash of a content in the form of an `integrity` attribute. */
export const sha384 = (content: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
