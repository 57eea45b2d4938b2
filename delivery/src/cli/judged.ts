import { canaryIn, activePreviews, stateOf, versionIn, type Canary, type Move } from '../releases/channel/channel'
import type { PackageStatus } from '../releases/served/package-status'

/** Where the store points for a package, and the step that brought it there. */
export interface PointedTo {
  readonly name: string
  readonly version: string | null
  readonly canary: Canary | null
  /** Versions for the users of lists, by what each is called. */
  readonly previews: Readonly<Record<string, string>>
  readonly step: Move | null
}

/** Where these steps lead for a package. */
export const pointedTo = (moves: readonly Move[], name: string): PointedTo => {
  const state = stateOf(moves)
  const step = moves.findLast(({ changes }) => changes.some((change) => change.name === name)) ?? null
  const own = activePreviews(state, new Date()).filter(([, preview]) => preview.name === name)
  const previews = Object.fromEntries(own.map(([as, { version }]) => [as, version]))
  return { name, version: versionIn(state.pointers, name), canary: canaryIn(state, name), previews, step }
}

/** Whether that is what users get. */
export interface Judgement {
  readonly isServed: boolean
  /** The versions that they get, in words. */
  readonly served: string
  readonly why: string | null
  /** What to do about it. */
  readonly todo: string | null
  /** Waiting changes nothing. */
  readonly isFinal: boolean
}

/** Versions in words: `1.0.0`, `1.0.0; 1.1.0 for 10 %`, `nothing`. */
export const versionsIn = ({ version, canary, previews }: Pick<PointedTo, 'version' | 'canary' | 'previews'>) =>
  [
    version ?? 'nothing',
    ...(canary ? [`${canary.version} for ${canary.percent} %`] : []),
    ...Object.entries(previews).map(([as, previewed]) => `${previewed} as ${as}`),
  ].join('; ')

/** Compares what a web server says with where the store points. */
export function judged(pointed: PointedTo, word: PackageStatus, channel: string): Judgement {
  const { name, step } = pointed
  const served = tame(versionsIn(word))
  const no = (why: string, todo: string, isFinal: boolean) => ({
    isServed: false,
    served,
    why: tame(why),
    todo,
    isFinal,
  })
  if (word.channel !== channel) return no(`it follows the channel ${word.channel}`, STORE, true)
  if (step && word.step < step.number) {
    return no(`${word.why ?? 'it has not taken it up'}; it is at step ${word.step} of ${step.number}`, STORE, false)
  }
  if (word.requestedStep?.refused) return no(word.requestedStep.refused, wayOut(name), true)
  if (step && word.requestedStep?.at !== step.at) return no(`its step ${step.number} is another one`, STORE, true)
  if (versionsIn(pointed) === served) return { isServed: true, served, why: null, todo: null, isFinal: true }
  return word.why ? no(word.why, FIT, true) : no('it says no reason', STORE, false)
}

const STORE =
  'See that the portal follows this store (RELEASE_STORE) and channel (RELEASE_CHANNEL), and can read it: its log says more.'
const FIT = 'Publish and promote a version that it can serve, or roll back; until then it serves what it says.'
const wayOut = (name: string) =>
  `Have the public key listed for ${name} ("portal key" shows yours, "portal keys allow" lists it, or RELEASE_KEYS of web servers that are started anew): the step counts then. Or take it back ("portal rollback ${name}", "portal remove ${name}" where it was the first), and promote again with a key that is listed.`

const LONGEST_WHY = 400
/** What came from elsewhere, without what would change a terminal. */
const tame = (text: string) => text.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_WHY)
