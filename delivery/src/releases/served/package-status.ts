import { versionsOf, VERSIONS_PATH, type Registry } from '@portal/federation/host'
import * as v from 'valibot'
import { canaryIn, versionIn, type Move } from '../channel/channel'
import type { PackageFault } from '../checks/compatibility'
import { mayPublish, type Publishers } from '../documents/publishers'

/** Public path of the status of packages, by name. */
export const PACKAGE_STATUS_PATH = `${VERSIONS_PATH}/served`

/** Optional questions: about one step of the channel, and about the rights of a public key. */
export interface StatusQuery {
  readonly step?: number | undefined
  readonly key?: string | undefined
}

/** Public status of one package: versions, numbers and reasons, without places and secrets [OPEN-196]. */
export const PackageStatusSchema = v.object({
  /** The served channel and its last step. */
  channel: v.string(),
  step: v.number(),
  /** The version for all users; null: none. */
  version: v.nullable(v.string()),
  canary: v.nullable(v.object({ version: v.string(), percent: v.number() })),
  /** Version by name of a preview. */
  previews: v.record(v.string(), v.string()),
  /** Why the served version differs from the channel's. */
  why: v.nullable(v.string()),
  /** The step of the query: its time, and why it does not count; null: unknown. */
  requestedStep: v.nullable(v.object({ at: v.string(), refused: v.nullable(v.string()) })),
  /** May the key of the query promote the package? null: no key in the query, or all keys may. */
  mayMove: v.nullable(v.boolean()),
})
export type PackageStatus = v.InferOutput<typeof PackageStatusSchema>

/** The state of a web server that follows a channel. */
interface ServedChannel {
  readonly channel: string
  readonly moves: readonly Move[]
  readonly registry: Registry
  readonly leftOut: readonly PackageFault[]
  /** Why it could not read later steps. */
  readonly stuck: string | null
  /** Accepted keys; null accepts any key. */
  readonly publishers: Publishers | null
}

/** The public status of one package. */
export function packageStatus(
  { channel, moves, registry, leftOut, stuck, publishers }: ServedChannel,
  name: string,
  { step, key }: StatusQuery,
): PackageStatus {
  const { shell, remotes, canaries = {}, previews = {} } = versionsOf(registry)
  const lists = Object.entries(previews).flatMap(([as, one]) => (one.name === name ? [[as, one.version]] : []))
  const found = moves.find(({ number }) => number === step)
  const reasons = leftOut.filter((one) => one.name === name).map((one) => one.reason)
  return {
    channel,
    step: moves.length,
    version: versionIn({ ...remotes, shell }, name),
    canary: canaryIn({ pointers: remotes, canaries }, name),
    previews: Object.fromEntries(lists),
    why: stuck ?? (reasons.length > 0 ? reasons.join('; ') : null),
    requestedStep: found ? { at: found.at, refused: found.refused ?? null } : null,
    mayMove: key === undefined || publishers === null ? null : mayPublish(publishers, key, name),
  }
}
