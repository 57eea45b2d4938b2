import { SHELL_BASE } from '@portal/federation/host'
import type { RemoteEntry } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import { typeOf } from '../../http/file-headers'
import { FILE_POLICY } from '../../http/security-headers'
import { localBase } from '../documents/entry-faults'
import { sha384 } from '../documents/hash'
import { SHELL } from '../documents/names'
import { shellHashes } from '../documents/shell-manifest'
import type { ShellManifest } from '../documents/shell-manifest'
import { mapConcurrently } from '../map-concurrently'

/** How long a CDN may take for a file. */
const TIMEOUT_MS = 10_000
/** A version is looked for again: all of it where it was not there, its entry where it was. */
const RECHECK_MS = 30_000

/** What pages are given of a version of the shell or a remote. */
interface CdnVersion {
  readonly name: string
  readonly version: string
  /** Its folder at this server, and at a CDN too. */
  readonly folder: string
  /** The file with which it begins. */
  readonly entry: string
  readonly integrity: RemoteEntry['integrity']
}

const remoteVersion = ({ name, version, entry, integrity }: RemoteEntry): CdnVersion => ({
  name,
  version,
  folder: localBase(name),
  entry,
  integrity,
})

function shellVersion(shell: ShellManifest): CdnVersion {
  const [entry = ''] = shell.entries.main.js
  return { name: SHELL, version: shell.version, folder: SHELL_BASE, entry, integrity: shellHashes(shell) }
}

/** Where a CDN gives the files of a version: in a folder of its own, below that in which this server has all. */
const baseAt = (origin: string, { folder, version }: CdnVersion) => `${origin}${folder}${version}/`

interface CdnOptions {
  /** Whose pages ask for the files. */
  readonly portal: string
  readonly say: (line: string) => void
  readonly ask?: typeof fetch
  readonly recheckMs?: number
}

/** What was found of a version; `why`: what is in the way of naming the CDN for it. */
interface CdnCheck {
  readonly at: number
  readonly why: string | null
}

/**
 * A CDN in front of the release store's bucket. A page is told of it for a version once every file was found there with
 * the bytes of its hash and the headers that a browser needs; until then, and where one is not, this server gives the
 * files itself [OPEN-271].
 */
export function openCdn(origin: string, { portal, say, ask = fetch, recheckMs = RECHECK_MS }: CdnOptions) {
  const found = new Map<string, CdnCheck>()
  const running = new Set<string>()
  let revision = 0

  const checkVersion = async (version: CdnVersion, key: string) => {
    running.add(key)
    const before = found.get(key)
    const { entry, integrity } = version
    const files = before?.why === null ? { [entry]: integrity[entry] ?? '' } : integrity
    const why = await findFault(baseAt(origin, version), files, (address) => fetchAsPage(address, portal, ask))
    running.delete(key)
    found.set(key, { at: Date.now(), why })
    if (before?.why === why) return
    revision += 1
    if (why !== null) say(`${key} is given by this server and not by the CDN (RELEASE_CDN): ${why}`)
  }
  const isDue = (key: string) => {
    const last = found.get(key)
    return !running.has(key) && (!last || Date.now() - last.at > recheckMs)
  }
  /** Where the CDN has it; undefined where it was not found. Begins to look for one that is new. */
  const baseOf = (version: CdnVersion): string | undefined => {
    const key = `${version.name} ${version.version}`
    if (isDue(key)) void checkVersion(version, key)
    return found.get(key)?.why === null ? baseAt(origin, version) : undefined
  }
  return {
    /** The entry as pages get it. */
    entryOf: (remote: RemoteEntry): RemoteEntry => {
      const base = remote.base === localBase(remote.name) ? baseOf(remoteVersion(remote)) : undefined
      return base === undefined ? remote : { ...remote, base }
    },
    /** Where pages take the shell's files from; undefined: from this server [OPEN-296]. */
    shellBase: (shell: ShellManifest): string | undefined => baseOf(shellVersion(shell)),
    /** Another number when entries are others than before. */
    revision: () => revision,
    /** Why this version is not named there; null where it is, or was not looked for yet. */
    why: ({ name, version }: Pick<CdnVersion, 'name' | 'version'>): string | null =>
      found.get(`${name} ${version}`)?.why ?? null,
  }
}
export type Cdn = ReturnType<typeof openCdn>

/** The first of these files that is not there as it was published, in words; null when all are. */
async function findFault(
  base: string,
  files: RemoteEntry['integrity'],
  ask: (address: string) => Promise<Response>,
): Promise<string | null> {
  const faults = await mapConcurrently(Object.entries(files), async ([file, hash]) => {
    try {
      const why = await findFileFault(await ask(base + file), file, hash)
      return why && `${file} ${why}`
    } catch (error) {
      return `${file} cannot be fetched: ${messageOf(error)}`
    }
  })
  return faults.find((fault) => fault !== null) ?? null
}

/** As a page asks: from another origin, for any form that is compressed. */
const fetchAsPage = (address: string, portal: string, ask: typeof fetch) =>
  ask(address, { headers: { Origin: portal }, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })

async function findFileFault(answer: Response, file: string, hash: string): Promise<string | null> {
  const content = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) return `is answered with ${answer.status}`
  if (sha384(content) !== hash) return 'is not what was published'
  const header = (name: string) => answer.headers.get(name) ?? 'none'
  const [type = ''] = typeOf(file).split(';')
  if (!header('content-type').startsWith(type)) return `is told as ${header('content-type')} and not as ${type}`
  if (header('x-content-type-options') !== 'nosniff') return 'has no X-Content-Type-Options: nosniff'
  // Scripts too: workers never come from a CDN.
  if (!header('content-security-policy').includes(FILE_POLICY)) return 'has no Content-Security-Policy of a file'
  if (header('access-control-allow-origin') !== '*') return 'is for no other origin (Access-Control-Allow-Origin: *)'
  return null
}
