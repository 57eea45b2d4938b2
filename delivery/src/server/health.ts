import { versionsOf } from '@portal/federation/host'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { requestOwnService, folderFault } from '@portal/server'
import type { OwnService } from '@portal/server'
import type { WebServerOptions } from '../options/options'
import type { Release } from '../release/served/releases'

export interface Upstream {
  readonly name: string
  readonly url: string
  readonly own?: OwnService | undefined
}

/** Any answer that is not a fault of the server's counts: the question is whether it is there. */
async function isUp({ url, own = {} }: Upstream): Promise<boolean> {
  try {
    const answer = await requestOwnService(url, own, { signal: AbortSignal.timeout(2000), redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false
  }
}

export async function statesOf(upstreams: readonly Upstream[]): Promise<Readonly<Record<string, 'ok' | 'down'>>> {
  const states = upstreams.map(async (each) => [each.name, (await isUp(each)) ? 'ok' : 'down'] as const)
  return Object.fromEntries(await Promise.all(states))
}

/** Sentences about the folders that this server writes and cannot write now [OPEN-264]. */
export async function unwritable({ seen, copies, store }: WebServerOptions): Promise<readonly string[]> {
  const isOfBucket = copies !== undefined && store.startsWith('s3:') && existsSync(copies)
  const folders = [...(seen ? [path.dirname(seen)] : []), ...(isOfBucket ? [copies] : [])]
  const faults = await Promise.all(folders.map((folder) => folderFault(folder)))
  return faults.filter((fault) => fault !== null)
}

/**
 * The state of this server and of those behind it, the versions it serves, what it has left out of them and which files
 * it refuses to give. That is one team's fault or the store's and none of the server's, which would be taken out of
 * service for it.
 */
export async function health(
  { shell, registry, leftOut, refused, notAtCdn }: Release,
  keys: { readonly number: number; readonly why: string | null },
  { damaged, unwritable: faults }: Readonly<Record<'damaged' | 'unwritable', readonly string[]>>,
  upstreams: readonly Upstream[],
) {
  const states = await statesOf(upstreams)
  const { remotes, canaries = {}, previews = {} } = versionsOf(registry)
  const listed = Object.entries(previews).map(([as, { name, version }]) => [as, `${name} ${version}`])
  const isWhole = Object.values(states).every((state) => state === 'ok')
  return {
    status: faults.length > 0 ? 'not ready' : isWhole ? 'ok' : 'degraded',
    release: shell.version,
    web: 'ok',
    ...states,
    remotes,
    canaries,
    ...(listed.length > 0 && { previews: Object.fromEntries(listed) }),
    leftOut: Object.fromEntries(leftOut.map(({ name, words }) => [name, words])),
    refused,
    keys,
    damaged,
    ...(faults.length > 0 && { unwritable: faults }),
    ...(notAtCdn && { notAtCdn }),
  }
}
