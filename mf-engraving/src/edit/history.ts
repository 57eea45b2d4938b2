import { PLAQUE_TEXTS } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueText } from '@portal/domain/plaque'

/** The parts of a draft that undo restores; a photo has its own Reset. */
const UNDONE = [...PLAQUE_TEXTS, 'icon', 'iconPlacement'] as const
type Words = Pick<EngravingDraft, (typeof UNDONE)[number]>

export interface History {
  readonly past: readonly Words[]
  readonly future: readonly Words[]
  /** The text whose letters were typed last; further letters belong to the same step. */
  readonly typedIn: PlaqueText | null
}

export const NO_HISTORY: History = { past: [], future: [], typedIn: null }

/** Steps that can be undone. */
const MOST_STEPS = 100

const wordsOf = ({ photo: _, ...words }: EngravingDraft): Words => words

/** The history after a change of this draft. Letters typed into one text are one step for each word. */
export function remember(history: History, before: EngravingDraft, change: Partial<EngravingDraft>): History {
  const now = { ...before, ...change }
  const changed = UNDONE.filter((key) => JSON.stringify(now[key]) !== JSON.stringify(before[key]))
  if (changed.length === 0) return history
  const typedIn =
    changed.length === 1
      ? (PLAQUE_TEXTS.find((one) => one === changed[0] && isTyped(before[one], now[one])) ?? null)
      : null
  const isSameStep = typedIn !== null && typedIn === history.typedIn
  const past = isSameStep ? history.past : [...history.past, wordsOf(before)].slice(-MOST_STEPS)
  return { past, future: [], typedIn: typedIn !== null && now[typedIn].text.endsWith(' ') ? null : typedIn }
}

/** One letter more or less. */
const isTyped = (before: Words[PlaqueText], now: Words[PlaqueText]) =>
  before.font === now.font && before.size === now.size && Math.abs(before.text.length - now.text.length) <= 1

interface RestoredDraft {
  readonly draft: EngravingDraft
  readonly history: History
}

/** The draft before the last step; null when there is none. */
export function undone({ past, future }: History, draft: EngravingDraft): RestoredDraft | null {
  const last = past.at(-1)
  if (!last) return null
  const history = { past: past.slice(0, -1), future: [wordsOf(draft), ...future], typedIn: null }
  return { draft: { ...draft, ...last }, history }
}

/** The draft after the step that was undone last; null when there is none. */
export function redone({ past, future }: History, draft: EngravingDraft): RestoredDraft | null {
  const [next, ...later] = future
  if (!next) return null
  return { draft: { ...draft, ...next }, history: { past: [...past, wordsOf(draft)], future: later, typedIn: null } }
}
