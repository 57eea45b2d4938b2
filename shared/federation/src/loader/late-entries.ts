import { FILES_PATH, MOST_VERSIONS, versionKey, withFiles } from '../registry/later-files'
import type { RemoteFiles } from '../registry/later-files'
import { previewsFor, UNRELEASED_PATH } from '../registry/versions'
import type { RemoteEntry } from '../registry/schema'
import { areFiles, isUsable } from '../registry/usable'
import { isObject } from '@portal/domain/unknown'
import type { PortalConfig } from './portal-config'

/** Time limit of a request: short enough for a second try, after which the page does without the answer. */
const ANSWER_MS = 3_500

/** Files received later, by name and version. */
const received = new Map<string, RemoteFiles>()

/** The entry with its files, as far as received. */
export function withLaterFiles(remote: RemoteEntry): RemoteEntry {
  const files = remote.filesLater && received.get(versionKey(remote))
  return files ? withFiles(remote, files) : remote
}

/**
 * Requests the files of these remotes at once; those of a preview by its user's id, `who`. Rejects with the message of
 * a failed entry when the answer is late or missing.
 */
export async function requestLaterFiles(remotes: readonly RemoteEntry[], who: string | null): Promise<void> {
  const query = new URLSearchParams(remotes.map(({ name, version }) => [name, version]).slice(0, MOST_VERSIONS))
  if (who !== null) query.set('who', who)
  const answer = await answerOf(`${FILES_PATH}?${query}`)
  for (const remote of remotes) {
    const files = answer[versionKey(remote)]
    if (areFiles(files)) received.set(versionKey(remote), files)
  }
}

async function answerOf(url: string): Promise<Record<string, unknown>> {
  const failed = (cause: unknown) => new Error('Loading entry of later files failed', { cause })
  try {
    const answer = await fetch(url, { priority: 'low', signal: AbortSignal.timeout(ANSWER_MS) })
    const json: unknown = answer.ok ? await answer.json() : null
    if (isObject(json)) return { ...json }
  } catch (error) {
    throw failed(error)
  }
  throw failed(null)
}

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
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
    if (!answer.ok) return null
    // The page's own server wrote it with this type; its version is checked below.
    const entry: RemoteEntry = await answer.json()
    return isUsable(() => entry) ? entry : null
  } catch {
    return null
  }
}
