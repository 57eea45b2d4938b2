import { atom, useAtom } from 'jotai'
import { PLAQUE_TEXTS } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueText } from '@portal/domain/plaque'
import type { Look } from '../preview/on-product/looks'
import type { ChosenPhoto, Design } from './design'

/** A change of a design: parts of its draft, or another photo. */
export interface DesignChange {
  readonly draft?: Partial<EngravingDraft>
  readonly photo?: ChosenPhoto | null
}

interface DesignState {
  readonly design: Design
  readonly history: History
}

/** In memory only: a reload reads the engraving again [ENG-62, OPEN-74]. */
const editedAtom = atom<DesignState | null>(null)

export interface DesignStore {
  readonly design: Design | null
  begin(design: Design): void
  merge(change: DesignChange): void
  clear(): void
  /** Null when there is nothing to undo, or to redo. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

/** The design being edited. */
export function useDesignStore(): DesignStore {
  const [edited, set] = useAtom(editedAtom)
  const [, setLook] = useAtom(lookAtom)
  const restore = (from: typeof undone) => {
    const restored = edited && from(edited.history, edited.design.draft)
    if (!restored) return null
    return () => set({ design: { ...edited.design, draft: restored.draft }, history: restored.history })
  }
  return {
    design: edited?.design ?? null,
    begin: (next) => {
      setLook('flat')
      set((before) => replaced(before, { design: next, history: NO_HISTORY }))
    },
    merge: (change) => set((before) => before && replaced(before, merged(before, change))),
    clear: () => set((before) => replaced(before, null)),
    undo: restore(undone),
    redo: restore(redone),
  }
}

function merged({ design: { draft, photo }, history }: DesignState, change: DesignChange): DesignState {
  return {
    design: { draft: { ...draft, ...change.draft }, photo: change.photo === undefined ? photo : change.photo },
    history: change.draft ? remember(history, draft, change.draft) : history,
  }
}

/** Revokes the object URLs of replaced pictures. */
function replaced<T extends DesignState | null>(before: DesignState | null, next: T): T {
  const urlsInUse = new Set(urlsOf(next))
  for (const url of urlsOf(before)) if (!urlsInUse.has(url)) URL.revokeObjectURL(url)
  return next
}

const urlsOf = (edited: DesignState | null) =>
  [edited?.design.photo?.source?.url, edited?.design.photo?.cropped?.url].filter((url) => url !== undefined)

/** Loads the photo while its link is valid; a photo that fails to load must be chosen again. */
export async function storedPhoto(url: string | null): Promise<Blob | null> {
  if (url === null) return null
  try {
    const answer = await fetch(url)
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}

/** How the preview shows the artwork; it stays from step to step of one design. */
const lookAtom = atom<Look>('flat')

export const useLook = () => useAtom(lookAtom)

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

function wordsOf(draft: EngravingDraft): Words {
  const { photo: _, ...words } = draft
  return words
}

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
