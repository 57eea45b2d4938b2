import type { Registry, RemoteEntry } from './schema'
import { markOf } from './text-hash'

/** A version of a remote that a list of users gets, each told by a mark. */
export interface Listed {
  readonly users: readonly string[]
}

/**
 * How a user stands in the list of a preview. It is in the HTML of every page: nobody reads off it who it is, nor that
 * two previews have the same users [OPEN-276].
 */
export const previewMark = (as: string, who: string): string => markOf(`${as} ${who}`)

/** The previews on whose list this user is, by what they are called; nobody (null) is on none. */
export function previewsFor<T extends Listed>(
  previews: Readonly<Record<string, T>> | undefined,
  who: string | null,
): (readonly [as: string, preview: T])[] {
  if (!previews || who === null) return []
  return Object.entries(previews).filter(([as, { users }]) => users.includes(previewMark(as, who)))
}

/** The entries of these previews, by the names of their remotes. */
export const previewedBy = (registry: Registry, who: string | null): Readonly<Record<string, RemoteEntry>> =>
  Object.fromEntries(previewsFor(registry.previews, who).map(([, { entry }]) => [entry.name, entry]))
