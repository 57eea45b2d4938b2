import { SHELL_BASE } from '@portal/federation/host'
import type { RemoteEntry } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import { typeOf } from '../../http/file-headers'
import { FILE_POLICY } from '../../http/security-headers'
import { localBase } from '../documents/entry-faults'
import { sha384 } from '../documents/documents'
import { SHELL } from '../documents/names'
import { shellHashes } from '../documents/shell-manifest'
import type { ShellManifest } from '../documents/shell-manifest'
import { mapConcurrently } from '../map-concurrently'

const TIMEOUT_MS = 10_000
/** Time between two checks of a version: of its entry only if the version was complete, otherwise of all its files. */
const RECHECK_MS = 30_000

/** The files of a version of the shell or a remote. */
interface CdnVersion {
  readonly name: string
  readonly version: string
  /** Folder of the version at this server and at a CDN. */
  readonly folder: string
  /** First script of the version. */
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

/** URL of a version at a CDN. Unlike this server, the CDN has a folder for each version. */
const baseAt = (origin: string, { folder, version }: CdnVersion) => `${origin}${folder}${version}/`

interface CdnOptions {
  /** Origin of the pages that load the files. */
  readonly portal: string
  readonly log: (line: string) => void
  readonly ask?: typeof fetch
  readonly recheckMs?: number
}

/** Result of a check. `why`: the fault that prevents using the CDN. */
interface CdnCheck {
  readonly at: number
  readonly why: string | null
}

/**
 * A CDN in front of the release store's bucket. Pages load a version from it after a check of all hashes and headers.
 * Until then, and after a failed check, this server serves the files [OPEN-271].
 */
export function openCdn(origin: string, { portal, log, ask = fetch, recheckMs = RECHECK_MS }: CdnOptions) {
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
    if (why !== null) log(`This server serves ${key} instead of the CDN (RELEASE_CDN): ${why}`)
  }
  const isDue = (key: string) => {
    const last = found.get(key)
    return !running.has(key) && (!last || Date.now() - last.at > recheckMs)
  }
  /** URL of a version at the CDN; undefined before a successful check. Starts a check that is due. */
  const baseOf = (version: CdnVersion): string | undefined => {
    const key = `${version.name} ${version.version}`
    if (isDue(key)) void checkVersion(version, key)
    return found.get(key)?.why === null ? baseAt(origin, version) : undefined
  }
  return {
    /** The entry with the CDN as its base, if the CDN has the version. */
    entryOf: (remote: RemoteEntry): RemoteEntry => {
      const base = remote.base === localBase(remote.name) ? baseOf(remoteVersion(remote)) : undefined
      return base === undefined ? remote : { ...remote, base }
    },
    /** URL of the shell's files at the CDN; undefined: this server serves them [OPEN-296]. */
    shellBase: (shell: ShellManifest): string | undefined => baseOf(shellVersion(shell)),
    /** Changes when entries change. */
    revision: () => revision,
    /** Why the CDN is not used for a version; null if it is used or not checked yet. */
    why: ({ name, version }: Pick<CdnVersion, 'name' | 'version'>): string | null =>
      found.get(`${name} ${version}`)?.why ?? null,
  }
}
export type Cdn = ReturnType<typeof openCdn>

/** The first fault of these files at the CDN, or null. */
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

/** Requests a file as a page of another origin does. */
const fetchAsPage = (address: string, portal: string, ask: typeof fetch) =>
  ask(address, { headers: { Origin: portal }, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })

async function findFileFault(answer: Response, file: string, hash: string): Promise<string | null> {
  const content = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) return `gets status ${answer.status}`
  if (sha384(content) !== hash) return 'differs from the published file'
  const header = (name: string) => answer.headers.get(name) ?? 'none'
  const [type = ''] = typeOf(file).split(';')
  if (!header('content-type').startsWith(type)) return `has the type ${header('content-type')} instead of ${type}`
  if (header('x-content-type-options') !== 'nosniff') return 'has no X-Content-Type-Options: nosniff'
  // Required for scripts too, although workers never come from a CDN.
  if (!header('content-security-policy').includes(FILE_POLICY)) return 'has no Content-Security-Policy of a file'
  if (header('access-control-allow-origin') !== '*') return 'has no Access-Control-Allow-Origin: *'
  return null
}
