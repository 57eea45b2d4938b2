import { RemoteEntrySchema, type RemoteEntry } from '@portal/federation/host'
import * as v from 'valibot'
import type { ReleaseStore } from '../store/store'
import { remoteFaults, shellFaults } from './entry-faults'
import { readShellManifest, type ShellManifest } from './shell-manifest'

/** Written last: a version without it is not published. The web server never serves a file of this name. */
export const DOCUMENT = 'release-manifest.json'

/** The largest manifest today has 150 KB; what is much larger is none, and would be sent with every page. */
export const LARGEST_MANIFEST = 2 * 1024 * 1024

const StoredReleaseSchema = v.strictObject({
  schema: v.literal(2),
  name: v.string(),
  version: v.string(),
  /** One hash over all that the release consists of; when it was published, by whom and as what is no part of it. */
  digest: v.string(),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  /** Each file's `sha384-…`. */
  files: v.record(v.string(), v.string()),
  /** … and of what was made of it at build time, for visitors who take it: `main.0a1b2c3d.js.br`. */
  compressed: v.record(v.string(), v.string()),
  /** The build's own manifest. */
  entry: v.unknown(),
})
/** A published version of a package, as its document in the store says. */
export type StoredRelease = v.InferOutput<typeof StoredReleaseSchema>

/** Where a version of a package is in the store. */
export const keyOf = (name: string, version: string) => `${name}/${version}`

/** The release, or null when there is none. Throws, with the reason in one line, when its document cannot be read. */
export async function readRelease(store: ReleaseStore, name: string, version: string): Promise<StoredRelease | null> {
  const content = await store.read(`${keyOf(name, version)}/${DOCUMENT}`)
  if (!content) return null
  const release = parsed(StoredReleaseSchema, jsonOf(content))
  if (release.name === name && release.version === version) return release
  throw new Error(`the document of ${name} ${version} is of ${release.name} ${release.version}`)
}

/** The entry of a remote's release. Throws with what this server cannot read or must not follow. */
export function remoteOf({ name, version, entry, files }: StoredRelease): RemoteEntry {
  const remote = parsed(RemoteEntrySchema, { ...Object(entry), version })
  if (remote.name !== name) throw new Error(`its manifest is of ${remote.name}`)
  return without(remoteFaults(remote, new Set(Object.keys(files))), remote)
}

/** The manifest of a shell's release. Throws as `remoteOf` does. */
export function shellOf({ version, entry, files }: StoredRelease): ShellManifest {
  const shell = { ...readShellManifest(entry), version }
  return without(shellFaults(shell, new Set(Object.keys(files))), shell)
}

function without<T>(faults: readonly string[], value: T): T {
  if (faults.length > 0) throw new Error(faults.join('; '))
  return value
}

/** The JSON of a manifest. Throws when it is too large or none. */
export function jsonOf(content: Buffer): unknown {
  if (content.length > LARGEST_MANIFEST) throw new Error(`its manifest has ${content.length} bytes`)
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    throw new Error(`its manifest is no JSON, or half of one (${content.length} bytes)`)
  }
}

/** A document by its schema. Throws with the first fields that are wrong. */
export function parsed<const T extends v.GenericSchema>(schema: T, json: unknown): v.InferOutput<T> {
  const found = v.safeParse(schema, json)
  if (found.success) return found.output
  throw new Error(issuesOf(found.issues))
}

function issuesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`)
  return lines.join('; ').slice(0, 400)
}
