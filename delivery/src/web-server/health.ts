import { versionsOf } from '@portal/federation/host'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { requestOwnService, folderFault } from '@portal/server'
import type { OwnService } from '@portal/server'
import type { WebServerOptions } from './options/options'
import type { Release } from '../releases/served/releases'

export interface Upstream {
  readonly name: string
  readonly url: string
  readonly own?: OwnService | undefined
}

/** Any status below 500 counts as up: the check only asks whether the service answers. */
async function isUp({ url, own = {} }: Upstream): Promise<boolean> {
  try {
    const answer = await requestOwnService(url, own, { signal: AbortSignal.timeout(2000), redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status < 500
  } catch {
    return false
  }
}

export async function checkUpstreams(upstreams: readonly Upstream[]): Promise<Readonly<Record<string, 'ok' | 'down'>>> {
  const states = upstreams.map(async (each) => [each.name, (await isUp(each)) ? 'ok' : 'down'] as const)
  return Object.fromEntries(await Promise.all(states))
}

/** A sentence for each folder that this server should write and cannot [OPEN-264]. */
export async function findUnwritableFolders({ stepFile, copies, store }: WebServerOptions): Promise<readonly string[]> {
  const isBucket = copies !== undefined && store.startsWith('s3:') && existsSync(copies)
  const folders = [...(stepFile ? [path.dirname(stepFile)] : []), ...(isBucket ? [copies] : [])]
  const faults = await Promise.all(folders.map((folder) => folderFault(folder)))
  return faults.filter((fault) => fault !== null)
}

/**
 * State of this server and its upstreams, with served versions, left-out versions and damaged files. Left-out versions
 * and damaged files do not change the status: a balancer would stop a healthy server for one team's fault.
 */
export async function describeHealth(
  { shell, registry, leftOut, refused, notAtCdn }: Release,
  keys: { readonly number: number; readonly why: string | null },
  { damaged, unwritable: faults }: Readonly<Record<'damaged' | 'unwritable', readonly string[]>>,
  upstreams: readonly Upstream[],
) {
  const states = await checkUpstreams(upstreams)
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
    leftOut: Object.fromEntries(leftOut.map(({ name, reason }) => [name, reason])),
    refused,
    keys,
    damaged,
    ...(faults.length > 0 && { unwritable: faults }),
    ...(notAtCdn && { notAtCdn }),
  }
}
