import { versionsOf, VERSIONS_PATH, type Registry } from '@portal/federation/host'
import * as v from 'valibot'
import { canaryIn, versionIn, type Move } from '../channel/channel'
import type { PackageFault } from '../checks/compatibility'
import { mayPublish, type Publishers } from '../documents/publishers'

/** Below it a web server tells of each package, by its name; open to everybody. */
export const PACKAGE_STATUS_PATH = `${VERSIONS_PATH}/served`

/** What is asked of a package: about one step of the channel, and whether the holder of a public key may move it. */
export interface StatusQuery {
  readonly step?: number | undefined
  readonly key?: string | undefined
}

/** What a web server tells anybody of one package: versions, numbers and reasons, and no place or secret [OPEN-196]. */
export const PackageStatusSchema = v.object({
  /** The channel that it follows, and the last step of it that it has. */
  channel: v.string(),
  step: v.number(),
  /** What all get, and some beside it; null: nothing. */
  version: v.nullable(v.string()),
  canary: v.nullable(v.object({ version: v.string(), percent: v.number() })),
  /** What the users of lists get, by what each is called. */
  previews: v.record(v.string(), v.string()),
  /** Why that is not what the channel points to. */
  why: v.nullable(v.string()),
  /** The step that was asked about: when it was made, and why it counts for nothing; null: it has none. */
  requestedStep: v.nullable(v.object({ at: v.string(), refused: v.nullable(v.string()) })),
  /** Whether the key that was asked about may move the package; null: none was, or all may. */
  mayMove: v.nullable(v.boolean()),
})
export type PackageStatus = v.InferOutput<typeof PackageStatusSchema>

/** What a web server has followed. */
interface ServedChannel {
  readonly channel: string
  readonly moves: readonly Move[]
  readonly registry: Registry
  readonly leftOut: readonly PackageFault[]
  /** Why it is not further. */
  readonly stuck: string | null
  /** Whose steps count; null: anybody's. */
  readonly publishers: Publishers | null
}

/** The word of a web server on one package. */
export function packageStatus(
  { channel, moves, registry, leftOut, stuck, publishers }: ServedChannel,
  name: string,
  { step, key }: StatusQuery,
): PackageStatus {
  const { shell, remotes, canaries = {}, previews = {} } = versionsOf(registry)
  const lists = Object.entries(previews).flatMap(([as, one]) => (one.name === name ? [[as, one.version]] : []))
  const asked = moves.find(({ number }) => number === step)
  const words = leftOut.filter((one) => one.name === name).map((one) => one.reason)
  return {
    channel,
    step: moves.length,
    version: versionIn({ ...remotes, shell }, name),
    canary: canaryIn({ pointers: remotes, canaries }, name),
    previews: Object.fromEntries(lists),
    why: stuck ?? (words.length > 0 ? words.join('; ') : null),
    requestedStep: asked ? { at: asked.at, refused: asked.refused ?? null } : null,
    mayMove: key === undefined || publishers === null ? null : mayPublish(publishers, key, name),
  }
}
