import {
  canaryIn,
  applyMove,
  stateOf,
  rollbackVersion,
  versionIn,
  type Change,
  type ChannelState,
  type Move,
} from '../releases/channel/channel'
import { findChannelLimitFault } from '../releases/channel/preview-limits'
import { readMoves, readStep, stepKey, type Step } from '../releases/channel/moves'
import { isName, isVersion, SHELL } from '../releases/documents/names'
import { PREVIEW_LIFETIME_MS } from '../releases/publish/preview'
import { writeStep } from '../releases/publish/make-step'
import { malformed, taken, unfit } from './answer'
import { trustedContent, type Trusted } from './trusted-content'

/** Takes the next step of a channel, as its publisher has signed it. Refuses what "portal" would not write [OPEN-239]. */
export async function receiveStep(trusted: Trusted, channel: string, number: number, content: Buffer): Promise<void> {
  const what = `Step ${number} of ${channel}`
  const key = stepKey(channel, number)
  const step = await readStep(await trustedContent(trusted, key, content), channel, number)
  if (!step || step.refused !== undefined) throw malformed(step?.refused ?? 'it is empty')
  const moves = await readMoves(trusted.store, channel)
  if (number <= moves.length) throw taken(what, `The channel is at step ${moves.length}`)
  if (number > moves.length + 1) throw unfit(what, `Step ${moves.length + 1}, which is the next one.`, `Step ${number}`)
  const fault = faultIn(step, moves)
  if (fault !== null) throw unfit(what, 'A step that follows from where the channel points.', fault)
  const move = { ...step, ...applyMove(stateOf(moves), step) }
  const crowded = step.kind === 'preview' ? findChannelLimitFault(move, new Date()) : null
  if (crowded) throw unfit(what, crowded.expected, crowded.found)
  const write = () => trusted.bare.create(key, content)
  const isWritten = await writeStep(trusted.store, moves, move, write)
  if (!isWritten) throw taken(what, 'Somebody else moved the channel in the same moment')
}

/** What is wrong with a step after these, in words; null when nothing is. */
function faultIn({ kind, changes, stops }: Step, moves: readonly Move[]): string | null {
  if (changes.length === 0) return 'It moves nothing'
  const names = changes.map(({ name }) => name)
  if (new Set(names).size < names.length) return 'It moves a package twice'
  const unnamed = changes.find(({ name, to }) => !isName(name) || (to !== null && !isVersion(to)))
  if (unnamed) return 'It names what is no package or no version'
  const hasShell = names.includes(SHELL)
  if (stops && (kind !== 'promote' || !hasShell)) return 'It stops remotes without a new shell'
  const wrong = changes.find((change) => !isPlanned(kind, change, moves))
  return wrong ? `${wrong.name} from ${wrong.from ?? 'nothing'} to ${wrong.to ?? 'nothing'} as a ${kind}` : null
}

/** Is this change what such a step makes of where the channel points? */
function isPlanned(kind: Move['kind'], change: Change, moves: readonly Move[]): boolean {
  const state = stateOf(moves)
  const { name, from, to, percent, preview } = change
  const isPreviews = kind === 'preview' || kind === 'end-preview'
  if (isPreviews || preview) return isPreviews && percent === undefined && isPlannedPreview(kind, change, state)
  const pointed = versionIn(state.pointers, name)
  const canary = canaryIn(state, name)
  const isForSome = percent !== undefined
  if (isForSome !== (kind === 'canary')) return false
  if (kind === 'withdraw') return canary !== null && from === canary.version && to === pointed
  if (kind === 'confirm') return canary !== null && from === canary.version && to === canary.version
  if (from !== pointed) return false
  if (kind === 'remove') return name !== SHELL && from !== null && to === null
  if (kind === 'canary') return name !== SHELL && from !== null && to !== null
  if (kind === 'rollback') return to !== null && to === rollbackVersion(moves, name)
  return to !== null && to !== from
}

/** A preview is made beside what all have, which may be nothing, for no longer than it may last; it ends as it was. */
function isPlannedPreview(kind: Move['kind'], { name, from, to, preview }: Change, state: ChannelState): boolean {
  if (!preview || name === SHELL) return false
  const there = state.previews?.[preview.as]
  if (there && there.name !== name) return false
  if (kind === 'end-preview') return there !== undefined && from === there.version && to === null
  const isShort = Date.parse(preview.until) <= Date.now() + PREVIEW_LIFETIME_MS + HOUR_MS
  const isForSomebody = preview.users.length > 0
  return from === versionIn(state.pointers, name) && to !== null && isShort && isForSomebody
}

/** By which a publisher's clock may be wrong. */
const HOUR_MS = 3_600_000
