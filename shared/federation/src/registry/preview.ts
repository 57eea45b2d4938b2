import type { Registry, RemoteEntry } from './schema'
import { VERSIONS_PATH } from './versions'
import { textHash } from './text-hash'

/** Where the users of its list ask for the entry of a preview, by what it is called: `/pr-12?who=` their id. */
export const UNRELEASED_PATH = `${VERSIONS_PATH}/unreleased`

/** A version of a remote that a list of users gets, each told by a mark. */
export interface Listed {
  readonly users: readonly string[]
}

/**
 * How a user stands in the list of a preview, in the HTML of every page. Too short to tell who it is, and good for
 * nothing else: the server gives a preview's files by the user's id alone [OPEN-276, OPEN-332].
 */
export const previewMark = (as: string, who: string): string => textHash(`${as} ${who}`).toString(36)

/** The previews on whose list this user is, by what they are called; nobody (null) is on none. */
export function previewsFor<T extends Listed>(
  previews: Readonly<Record<string, T>> | undefined,
  who: string | null,
): (readonly [as: string, preview: T])[] {
  if (!previews || who === null) return []
  return Object.entries(previews).filter(([as, { users }]) => users.includes(previewMark(as, who)))
}

/**
 * Previews by whether all have a version of their remote. Of the others none but their users may know: pages are sent
 * the list of marks alone [OPEN-302].
 */
export function partedPreviews({ remotes, previews = {} }: Pick<Registry, 'remotes' | 'previews'>) {
  const all = Object.entries(previews)
  const isReleased = ([, { entry }]: (typeof all)[number]) => Object.hasOwn(remotes, entry.name)
  return {
    released: Object.fromEntries(all.filter(isReleased)),
    unreleased: Object.fromEntries(all.filter((one) => !isReleased(one))),
  }
}

/** The entries of these previews, by the names of their remotes. */
export const previewedBy = (registry: Registry, who: string | null): Readonly<Record<string, RemoteEntry>> =>
  Object.fromEntries(previewsFor(registry.previews, who).map(([, { entry }]) => [entry.name, entry]))
