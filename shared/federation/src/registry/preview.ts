import type { Registry, RemoteEntry } from './schema'
import { VERSIONS_PATH } from './versions'

/** Path at which listed users request the entry of a preview, by its name: `/pr-12?who=` and their id. */
export const UNRELEASED_PATH = `${VERSIONS_PATH}/unreleased`

/** A version of a remote for listed users, each given by a mark. */
export interface PreviewUsers {
  readonly users: readonly string[]
}

/**
 * Mark of a user in a preview's list, in the HTML of every page. Too short to identify the user, and useless otherwise:
 * the server gives a preview's files by the user's id only [OPEN-276, OPEN-332].
 */
export const previewMark = (as: string, who: string): string => textHash(`${as} ${who}`).toString(36)

/** Previews that list this user, by name; none for nobody (null). */
export function previewsFor<T extends PreviewUsers>(
  previews: Readonly<Record<string, T>> | undefined,
  who: string | null,
): (readonly [as: string, preview: T])[] {
  if (!previews || who === null) return []
  return Object.entries(previews).filter(([as, { users }]) => users.includes(previewMark(as, who)))
}

/**
 * Splits previews: of remotes that all users have, and of remotes that only listed users have. Only listed users may
 * learn of the latter: pages get their marks only [OPEN-302].
 */
export function splitPreviews({ remotes, previews = {} }: Pick<Registry, 'remotes' | 'previews'>) {
  const all = Object.entries(previews)
  const isReleased = ([, { entry }]: (typeof all)[number]) => Object.hasOwn(remotes, entry.name)
  return {
    released: Object.fromEntries(all.filter(isReleased)),
    unreleased: Object.fromEntries(all.filter((one) => !isReleased(one))),
  }
}

/** Entries of this user's previews, by remote. */
export const previewedBy = (registry: Registry, who: string | null): Readonly<Record<string, RemoteEntry>> =>
  Object.fromEntries(previewsFor(registry.previews, who).map(([, { entry }]) => [entry.name, entry]))

const SEED = 0x81_1c_9d_c5

/**
 * A 32-bit hash of a text, evenly distributed: FNV-1a, with the last steps of MurmurHash3 so that all bits count.
 * Small, since it is in the HTML of every page. Not for secrets.
 */
export function textHash(text: string): number {
  let hash = SEED
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) >>> 0
}
