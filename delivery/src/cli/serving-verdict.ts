import { canaryIn, activePreviews, stateOf, versionIn, type Canary, type Move } from '../releases/channel/channel'
import type { PackageStatus } from '../releases/served/package-status'

/** Versions of a package in the store's channel, and the last step that changed them. */
export interface PackagePointer {
  readonly name: string
  readonly version: string | null
  readonly canary: Canary | null
  /** Versions of previews by preview name. */
  readonly previews: Readonly<Record<string, string>>
  readonly step: Move | null
}

/** Finds a package's versions after these steps. */
export const findPointer = (moves: readonly Move[], name: string): PackagePointer => {
  const state = stateOf(moves)
  const step = moves.findLast(({ changes }) => changes.some((change) => change.name === name)) ?? null
  const own = activePreviews(state, new Date()).filter(([, preview]) => preview.name === name)
  const previews = Object.fromEntries(own.map(([as, { version }]) => [as, version]))
  return { name, version: versionIn(state.pointers, name), canary: canaryIn(state, name), previews, step }
}

/** Whether a portal serves the store's versions, and why not. */
export interface ServingVerdict {
  readonly isServed: boolean
  /** Served versions as text. */
  readonly served: string
  readonly why: string | null
  /** Advice; null when served. */
  readonly todo: string | null
  /** True when waiting cannot change the verdict. */
  readonly isFinal: boolean
}

/** Versions as text, such as `1.0.0`, `1.0.0; 1.1.0 for 10 %` or `nothing`. */
export const formatVersions = ({
  version,
  canary,
  previews,
}: Pick<PackagePointer, 'version' | 'canary' | 'previews'>) =>
  [
    version ?? 'nothing',
    ...(canary ? [`${canary.version} for ${canary.percent} %`] : []),
    ...Object.entries(previews).map(([as, previewed]) => `${previewed} as ${as}`),
  ].join('; ')

/** Compares a web server's status with the store's versions. */
export function judgeServing(pointer: PackagePointer, status: PackageStatus, channel: string): ServingVerdict {
  const { name, step } = pointer
  const served = stripControls(formatVersions(status))
  const no = (why: string, todo: string, isFinal: boolean) => ({
    isServed: false,
    served,
    why: stripControls(why),
    todo,
    isFinal,
  })
  if (status.channel !== channel) return no(`it follows the channel ${status.channel}`, STORE, true)
  if (step && status.step < step.number) {
    return no(
      `${status.why ?? 'it has not read the step yet'}; it is at step ${status.step} of ${step.number}`,
      STORE,
      false,
    )
  }
  if (status.requestedStep?.refused) return no(status.requestedStep.refused, adviseOnKey(name), true)
  if (step && status.requestedStep?.at !== step.at) return no(`its step ${step.number} is a different one`, STORE, true)
  if (formatVersions(pointer) === served) return { isServed: true, served, why: null, todo: null, isFinal: true }
  return status.why ? no(status.why, FIT, true) : no('it gives no reason', STORE, false)
}

const STORE =
  'Check that the portal follows this store (RELEASE_STORE) and channel (RELEASE_CHANNEL) and can read it. Its log has details.'
const FIT = 'Publish and promote a version that it can serve, or roll back. Until then it serves the versions above.'
const adviseOnKey = (name: string) =>
  `Have the public key listed for ${name} ("portal key" shows yours, "portal keys allow" lists it, or RELEASE_KEYS of web servers that are started anew): the step counts then. Or take it back ("portal rollback ${name}", "portal remove ${name}" where it was the first), and promote again with a key that is listed.`

const MAX_REASON = 400
/** Removes control characters of foreign text, which could manipulate a terminal. */
const stripControls = (text: string) => text.replace(/\p{Cc}+/gu, ' ').slice(0, MAX_REASON)
