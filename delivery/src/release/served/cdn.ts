import type { RemoteEntry } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import { typeOf } from '../../file-headers'
import { ownBase } from '../documents/entry-faults'
import { sha384 } from '../documents/hash'
import { inTurns } from '../in-turns'

/** How long a CDN may take for a file. */
const PATIENCE_MS = 10_000
/** A version is looked for again: all of it where it was not there, its entry where it was. */
const AGAIN_MS = 30_000

/** Where a CDN gives the files of a remote's version: below the folder in which all remotes' files are. */
const baseAt = (origin: string, { name, version }: RemoteEntry) => `${origin}${ownBase(name)}${version}/`

interface Looker {
  /** Whose pages ask for the files. */
  readonly portal: string
  readonly say: (line: string) => void
  readonly ask?: typeof fetch
  readonly againMs?: number
}

/** What was found of a version; `why`: what is in the way of naming the CDN for it. */
interface Found {
  readonly at: number
  readonly why: string | null
}

/**
 * A CDN in front of the release store's bucket. A page is told of it for a version once every file was found there with
 * the bytes of its hash and the headers that a browser needs; until then, and where one is not, this server gives the
 * files itself [OPEN-271].
 */
export function openCdn(origin: string, { portal, say, ask = fetch, againMs = AGAIN_MS }: Looker) {
  const found = new Map<string, Found>()
  const looking = new Set<string>()
  let turn = 0

  const look = async (remote: RemoteEntry, version: string) => {
    looking.add(version)
    const before = found.get(version)
    const { entry, integrity } = remote
    const files = before?.why === null ? { [entry]: integrity[entry] ?? '' } : integrity
    const why = await faultAt(baseAt(origin, remote), files, (address) => asked(address, portal, ask))
    looking.delete(version)
    found.set(version, { at: Date.now(), why })
    if (before?.why === why) return
    turn += 1
    if (why !== null) say(`${version} is given by this server and not by the CDN (RELEASE_CDN): ${why}`)
  }
  const isDue = (version: string) => {
    const last = found.get(version)
    return !looking.has(version) && (!last || Date.now() - last.at > againMs)
  }
  return {
    /** The entry as pages get it; begins to look for a version that is new. */
    entryOf: (remote: RemoteEntry): RemoteEntry => {
      if (remote.base !== ownBase(remote.name)) return remote
      const version = `${remote.name} ${remote.version}`
      if (isDue(version)) void look(remote, version)
      return found.get(version)?.why === null ? { ...remote, base: baseAt(origin, remote) } : remote
    },
    /** Another number when entries are others than before. */
    turn: () => turn,
    /** Why this version is not named there; null where it is, or was not looked for yet. */
    why: ({ name, version }: RemoteEntry): string | null => found.get(`${name} ${version}`)?.why ?? null,
  }
}
export type Cdn = ReturnType<typeof openCdn>

/** The first of these files that is not there as it was published, in words; null when all are. */
async function faultAt(
  base: string,
  files: RemoteEntry['integrity'],
  ask: (address: string) => Promise<Response>,
): Promise<string | null> {
  const faults = await inTurns(Object.entries(files), async ([file, hash]) => {
    try {
      const why = await faultOf(await ask(base + file), file, hash)
      return why && `${file} ${why}`
    } catch (error) {
      return `${file} cannot be fetched: ${messageOf(error)}`
    }
  })
  return faults.find((fault) => fault !== null) ?? null
}

/** As a page asks: from another origin, for any form that is compressed. */
const asked = (address: string, portal: string, ask: typeof fetch) =>
  ask(address, { headers: { Origin: portal }, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })

async function faultOf(answer: Response, file: string, hash: string): Promise<string | null> {
  const content = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) return `is answered with ${answer.status}`
  if (sha384(content) !== hash) return 'is not what was published'
  const told = (name: string) => answer.headers.get(name) ?? 'none'
  const [type = ''] = typeOf(file).split(';')
  if (!told('content-type').startsWith(type)) return `is told as ${told('content-type')} and not as ${type}`
  if (told('access-control-allow-origin') !== '*') return 'is for no other origin (Access-Control-Allow-Origin: *)'
  return null
}
