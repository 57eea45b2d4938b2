import { readEntry, type RemoteEntry } from '@portal/federation/host'
import { repeat } from '../http/repeat'
import { devBase } from './rewrite-page'

const READ_EVERY_MS = 1_000

/** The registry entry of a remote from its development server; null while it is not built. */
export async function fetchLocalEntry(name: string, port: number): Promise<RemoteEntry | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${devBase(name)}remote-manifest.json`)
    return answer.ok ? readEntry(await answer.json()) : null
  } catch {
    return null
  }
}

/** Calls `onChange` for each change of the local remotes' declarations. Returns the function that stops it. */
export function watchDeclarations(
  ports: Readonly<Record<string, number>>,
  onChange: () => void,
  everyMs = READ_EVERY_MS,
): () => void {
  const known = new Map<string, string>()
  const readAll = async () => {
    for (const [name, port] of Object.entries(ports)) {
      const entry = await fetchLocalEntry(name, port)
      if (entry === null) continue
      const { title, routes, slots, navigation } = entry
      const [before, now] = [known.get(name), JSON.stringify({ title, routes, slots, navigation })]
      known.set(name, now)
      if (before !== undefined && before !== now) onChange()
    }
  }
  return repeat(readAll, everyMs)
}
