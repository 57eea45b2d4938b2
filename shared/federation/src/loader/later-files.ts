import { FILES_PATH, MOST_VERSIONS, versionKey, withFiles } from '../registry/later-files'
import type { RemoteFiles } from '../registry/later-files'
import type { RemoteEntry } from '../registry/schema'
import { areFiles } from '../registry/usable'
import { isObject } from '@portal/domain/unknown'

/** Time limit of the request, short enough for a second try. */
const FILES_MS = 3_500

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
    const answer = await fetch(url, { priority: 'low', signal: AbortSignal.timeout(FILES_MS) })
    const json: unknown = answer.ok ? await answer.json() : null
    if (isObject(json)) return { ...json }
  } catch (error) {
    throw failed(error)
  }
  throw failed(null)
}
