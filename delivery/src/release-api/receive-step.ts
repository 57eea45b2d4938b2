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
import { findChannelLimitFault } from '../releases/channel/previews'
import { readMoves, readStep, stepKey, type Step } from '../releases/channel/moves'
import { isName, isVersion, SHELL } from '../releases/documents/names'
import { PREVIEW_LIFETIME_MS } from '../releases/publish/preview'
import { writeStep } from '../releases/publish/make-step'
import { malformedUpload, existingUpload, unfitUpload } from './refusals'
import { verifyDocument, type TrustedStore } from './verify-document'

/**
 * Writes the next step of a channel as its publisher signed it. Refuses a step that `portal` would not write
 * [OPEN-239].
 */
export async function receiveStep(
  trusted: TrustedStore,
  channel: string,
  number: number,
  content: Buffer,
): Promise<void> {
  const what = `Step ${number} of ${channel}`
  const key = stepKey(channel, number)
  const step = await readStep(await verifyDocument(trusted, key, content), channel, number)
  if (!step || step.refused !== undefined) throw malformedUpload(step?.refused ?? 'it is empty')
  const moves = await readMoves(trusted.store, channel)
  if (number <= moves.length) throw existingUpload(what, `The channel is at step ${moves.length}`)
  if (number > moves.length + 1) throw unfitUpload(what, `Step ${moves.length + 1}, the next one.`, `Step ${number}`)
  const fault = findFault(step, moves)
  if (fault !== null) throw unfitUpload(what, 'A step that follows the current state of the channel.', fault)
  const move = { ...step, ...applyMove(stateOf(moves), step) }
  const crowded = step.kind === 'preview' ? findChannelLimitFault(move, new Date()) : null
  if (crowded) throw unfitUpload(what, crowded.expected, crowded.found)
  const write = () => trusted.bare.create(key, content)
  const isWritten = await writeStep(trusted.store, moves, move, write)
  if (!isWritten) throw existingUpload(what, 'Another step was written at the same moment')
}

/** A sentence on what is wrong with a step after these moves; null for a valid step. */
function findFault({ kind, changes, stops }: Step, moves: readonly Move[]): string | null {
  if (changes.length === 0) return 'It changes no package'
  const names = changes.map(({ name }) => name)
  if (new Set(names).size < names.length) return 'It changes a package twice'
  const invalid = changes.find(({ name, to }) => !isName(name) || (to !== null && !isVersion(to)))
  if (invalid) return 'It contains an invalid package or version'
  const hasShell = names.includes(SHELL)
  if (stops && (kind !== 'promote' || !hasShell)) return 'It stops remotes without a new shell'
  const forbidden = changes.find((change) => !isAllowedChange(kind, change, moves))
  return forbidden
    ? `${forbidden.name} from ${forbidden.from ?? 'nothing'} to ${forbidden.to ?? 'nothing'} as a ${kind}`
    : null
}

/** Whether a step of this kind may change the channel in this way. */
function isAllowedChange(kind: Move['kind'], change: Change, moves: readonly Move[]): boolean {
  const state = stateOf(moves)
  const { name, from, to, percent, preview } = change
  const isPreviewKind = kind === 'preview' || kind === 'end-preview'
  if (isPreviewKind || preview) return isPreviewKind && percent === undefined && isAllowedPreview(kind, change, state)
  const current = versionIn(state.pointers, name)
  const canary = canaryIn(state, name)
  const hasPercent = percent !== undefined
  if (hasPercent !== (kind === 'canary')) return false
  if (kind === 'withdraw') return canary !== null && from === canary.version && to === current
  if (kind === 'confirm') return canary !== null && from === canary.version && to === canary.version
  if (from !== current) return false
  if (kind === 'remove') return name !== SHELL && from !== null && to === null
  if (kind === 'canary') return name !== SHELL && from !== null && to !== null
  if (kind === 'rollback') return to !== null && to === rollbackVersion(moves, name)
  return to !== null && to !== from
}

/**
 * A preview starts beside the version of all users, which may be none, and has a time limit. It ends with its own
 * version.
 */
function isAllowedPreview(kind: Move['kind'], { name, from, to, preview }: Change, state: ChannelState): boolean {
  if (!preview || name === SHELL) return false
  const existing = state.previews?.[preview.as]
  if (existing && existing.name !== name) return false
  if (kind === 'end-preview') return existing !== undefined && from === existing.version && to === null
  const isShort = Date.parse(preview.until) <= Date.now() + PREVIEW_LIFETIME_MS + CLOCK_TOLERANCE_MS
  const isForSomebody = preview.users.length > 0
  return from === versionIn(state.pointers, name) && to !== null && isShort && isForSomebody
}

/** Tolerance for a publisher's clock. */
const CLOCK_TOLERANCE_MS = 3_600_000
