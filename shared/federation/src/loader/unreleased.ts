import { previewsFor, UNRELEASED_PATH } from '../registry/preview'
import type { RemoteEntry } from '../registry/schema'
import { isUsable } from '../registry/usable'
import type { PortalConfig } from './portal-config'

/** Time limit of the request; then the page starts without the remote. */
const ENTRY_MS = 3_500

/** Unreleased remotes of this user, by preview name. */
type UnreleasedRemotes = Readonly<Record<string, RemoteEntry>>

/**
 * Requests the entries of the previews that list this user; none for any other user. A failed one is left out, so that
 * the page still starts [OPEN-302].
 */
export async function requestUnreleased(
  lists: PortalConfig['unreleased'] = {},
  who: string | null,
): Promise<UnreleasedRemotes> {
  const previews = Object.entries(lists).map(([as, users]) => [as, { users }] as const)
  const own = who === null ? [] : previewsFor(Object.fromEntries(previews), who).map(([as]) => as)
  const found = await Promise.all(own.map(async (as) => [as, await entryOf(as, who ?? '')] as const))
  return Object.fromEntries(found.flatMap(([as, entry]) => (entry ? [[as, entry]] : [])))
}

async function entryOf(as: string, who: string): Promise<RemoteEntry | null> {
  try {
    const url = `${UNRELEASED_PATH}/${encodeURIComponent(as)}?${new URLSearchParams({ who })}`
    const answer = await fetch(url, { signal: AbortSignal.timeout(ENTRY_MS) })
    if (!answer.ok) return null
    // The page's own server wrote it with this type; its version is checked below.
    const entry: RemoteEntry = await answer.json()
    return isUsable(() => entry) ? entry : null
  } catch {
    return null
  }
}
