import type { ReleaseStore } from '../store/store'
import { activePreviews, stateOf, versionIn, type Change, type ChannelState, type Move } from '../channel/channel'
import { findPreviewLimitFault, MAX_PREVIEW_USERS, PREVIEW_NAME, previewUser } from '../channel/previews'
import { checkName, checkVersion, SHELL, quoteInput } from '../documents/names'
import { Refusal } from '../documents/refusal'
import { checkPublished, makeStep, type StepRequest } from './make-step'

export const PREVIEW_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

interface PreviewRequest {
  readonly name: string
  readonly version: string
  /** Name of the preview, such as `pr-12`. */
  readonly as: string
  /** Ids in the user pool; empty keeps the preview's users. */
  readonly users: readonly string[]
}

/** Creates or renews a preview of a remote [OPEN-276], also of a remote that the channel lacks [OPEN-302]. */
export async function createPreview(
  store: ReleaseStore,
  order: StepRequest,
  wanted: PreviewRequest,
): Promise<Move | null> {
  const { name, version, as, users } = wanted
  checkName(name)
  checkVersion(version)
  checkPreviewName(as)
  if (name === SHELL) throw shellHasNoPreview()
  return makeStep(store, order, async (moves) => {
    await checkPublished(store, name, version)
    const state = stateOf(moves)
    const from = versionIn(state.pointers, name)
    const known = findOwnPreview(state, name, as)
    const marks = users.length > 0 ? [...new Set(users.map((who) => previewUser(as, who)))] : (known?.users ?? [])
    checkUserCount(as, marks.length)
    checkLimits(state, { name, as }, order.now)
    const until = new Date(order.now.getTime() + PREVIEW_LIFETIME_MS).toISOString()
    const change: Change = { name, from, to: version, preview: { as, users: marks, until } }
    return { kind: 'preview', changes: [change] }
  })
}

/** Ends a preview; null if there is none. Its users get the channel's version again. */
export async function endPreview(
  store: ReleaseStore,
  order: StepRequest,
  name: string,
  as: string,
): Promise<Move | null> {
  checkName(name)
  checkPreviewName(as)
  return makeStep(store, order, async (moves) => {
    const known = findOwnPreview(stateOf(moves), name, as)
    const { version, users, until } = known ?? { version: '', users: [], until: '' }
    const change: Change = { name, from: version, to: null, preview: { as, users, until } }
    return { kind: 'end-preview', changes: known ? [change] : [] }
  })
}

/** The remote's preview of this name. Throws a refusal if another remote has it. */
function findOwnPreview({ previews = {} }: ChannelState, name: string, as: string) {
  const known = Object.hasOwn(previews, as) ? previews[as] : undefined
  if (!known || known.name === name) return known
  throw new Refusal(`The preview ${as} belongs to ${known.name}.`, {
    expected: `A name without a preview of another remote, such as ${name.slice(3)}-${as}.`,
    found: `${known.name} ${known.version}.`,
    todo: 'Choose another name.',
  })
}

function checkPreviewName(as: string): void {
  if (PREVIEW_NAME.test(as)) return
  throw new Refusal(`${quoteInput(as)} is not a valid preview name.`, {
    expected: 'At most 80 lowercase letters, digits and hyphens, such as pr-12.',
    found: `${quoteInput(as)}.`,
    todo: 'Choose another name.',
  })
}

function checkUserCount(as: string, count: number): void {
  if (count > 0 && count <= MAX_PREVIEW_USERS) return
  throw new Refusal(`The preview ${as} has ${count === 0 ? 'no' : 'too many'} users.`, {
    expected: `From 1 to ${MAX_PREVIEW_USERS} ids of the user pool, separated by commas: each user's "sub" there.`,
    found: `${count}.`,
    todo: count === 0 ? 'Name users with --for or PREVIEW_USERS.' : 'Name fewer users, or promote it with --percent.',
  })
}

function checkLimits(state: ChannelState, { name, as }: Pick<PreviewRequest, 'name' | 'as'>, now: Date): void {
  const others = activePreviews(state, now).filter(([other]) => other !== as)
  const fault = findPreviewLimitFault([...others.map(([, other]) => other.name), name])
  if (!fault) return
  throw new Refusal('The channel has too many previews.', {
    expected: fault.expected,
    found: others.map(([other, one]) => `${other} of ${one.name}`).join(', '),
    todo: 'End one of them: portal preview <remote> --as <name> --end.',
  })
}

const shellHasNoPreview = () =>
  new Refusal('The shell cannot have a preview.', {
    expected: 'A remote. A page loads the shell before it knows its user.',
    found: SHELL,
    todo: 'Test the shell in a portal of your own.',
  })
