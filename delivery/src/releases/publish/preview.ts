import type { ReleaseStore } from '../store/store'
import { activePreviews, stateOf, versionIn, type Change, type ChannelState, type Move } from '../channel/channel'
import { PREVIEW_NAME } from '../channel/moves'
import { MAX_PREVIEW_USERS, findPreviewLimitFault } from '../channel/preview-limits'
import { previewUser } from '../channel/preview-users'
import { checkName, checkVersion, SHELL, quoteInput } from '../documents/names'
import { Refusal } from '../documents/refusal'
import { checkPublished, makeStep, type StepRequest } from './step'

/** How long a preview lasts that nobody ends. */
export const PREVIEW_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000

interface PreviewRequest {
  readonly name: string
  readonly version: string
  /** What it is called, such as `pr-12`. */
  readonly as: string
  /** Ids of the user pool; none: those that it has already. */
  readonly users: readonly string[]
}

/**
 * Gives a version of a remote to the users of a list, beside what all others have [OPEN-276]; of a remote that nobody
 * else has a version of, too: they alone know of it [OPEN-302].
 */
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

/** Ends a preview: its users get what all others have. null where there is none. */
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

/** The preview of this name, which may be no other remote's. */
function findOwnPreview({ previews = {} }: ChannelState, name: string, as: string) {
  const known = Object.hasOwn(previews, as) ? previews[as] : undefined
  if (!known || known.name === name) return known
  throw new Refusal(`The preview ${as} is one of ${known.name}.`, {
    expected: `A name that no other remote's preview has, such as ${name.slice(3)}-${as}.`,
    found: `${known.name} ${known.version}.`,
    todo: 'Choose another name.',
  })
}

function checkPreviewName(as: string): void {
  if (PREVIEW_NAME.test(as)) return
  throw new Refusal(`${quoteInput(as)} is no name of a preview.`, {
    expected: 'Small letters, digits and hyphens, at most 80, such as pr-12.',
    found: `${quoteInput(as)}.`,
    todo: 'Choose another name.',
  })
}

function checkUserCount(as: string, count: number): void {
  if (count > 0 && count <= MAX_PREVIEW_USERS) return
  throw new Refusal(`The preview ${as} has ${count === 0 ? 'no' : 'too many'} users.`, {
    expected: `From 1 to ${MAX_PREVIEW_USERS} ids of the user pool, separated by commas: each user's "sub" there.`,
    found: `${count}.`,
    todo: count === 0 ? 'Name them by --for or PREVIEW_USERS.' : 'Name fewer, or promote it by --percent.',
  })
}

function checkLimits(state: ChannelState, { name, as }: Pick<PreviewRequest, 'name' | 'as'>, now: Date): void {
  const others = activePreviews(state, now).filter(([other]) => other !== as)
  const fault = findPreviewLimitFault([...others.map(([, other]) => other.name), name])
  if (!fault) return
  throw new Refusal('There are too many previews.', {
    expected: fault.expected,
    found: others.map(([other, one]) => `${other} of ${one.name}`).join(', '),
    todo: 'End one: portal preview <remote> --as <name> --end.',
  })
}

const shellHasNoPreview = () =>
  new Refusal('The shell has no preview.', {
    expected: 'A remote: the shell stands in the page before anybody knows whose page it is.',
    found: SHELL,
    todo: 'Try it in a portal of your own.',
  })
