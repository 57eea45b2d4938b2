import { previewsFor, UNRELEASED_PATH } from '../registry/preview'
import type { RemoteEntry } from '../registry/schema'
import { isUsable } from '../registry/usable'
import type { PortalConfig } from './portal-config'

/** As for an entry's script: a hanging line is given up, and the page stands without. */
const ENTRY_MS = 3_500

/** What of remotes that nobody else has this user is shown, by what each preview is called. */
type Shown = Readonly<Record<string, RemoteEntry>>

/**
 * Asks for the entries of the previews on whose lists this user is; who is on none asks for nothing. One that does not
 * come is missing, and the page with all others stands [OPEN-302].
 */
export async function askForUnreleased(lists: PortalConfig['unreleased'] = {}, who: string | null): Promise<Shown> {
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
    // The page's own server has made it by this very type; what one of another version lets through is looked at.
    const entry: RemoteEntry = await answer.json()
    return isUsable(() => entry) ? entry : null
  } catch {
    return null
  }
}
