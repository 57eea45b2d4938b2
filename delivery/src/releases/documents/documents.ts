import * as v from 'valibot'

/** Written last: a version without it is not published. The web server never serves a file of this name. */
export const RELEASE_MANIFEST = 'release-manifest.json'

/** Where the steps of channels are; no package has this name. */
export const CHANNELS = 'channels'

/** Where the lists of publishers' keys are, one after the other; no package has this name. */
export const KEYS = 'keys'

/** The largest manifest today has 150 KB; what is much larger is none, and would be sent with every page. */
export const MAX_MANIFEST_BYTES = 2 * 1024 * 1024

/** The JSON of a manifest. Throws when it is too large or none. */
export function parseJson(content: Buffer): unknown {
  if (content.length > MAX_MANIFEST_BYTES) throw new Error(`its manifest has ${content.length} bytes`)
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    throw new Error(`its manifest is no JSON, or half of one (${content.length} bytes)`)
  }
}

/** A document by its schema. Throws with the first fields that are wrong. */
export function parseDocument<const T extends v.GenericSchema>(schema: T, json: unknown): v.InferOutput<T> {
  const found = v.safeParse(schema, json)
  if (found.success) return found.output
  throw new Error(issuesOf(found.issues))
}

function issuesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`)
  return lines.join('; ').slice(0, 400)
}
