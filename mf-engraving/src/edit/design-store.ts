import { atom, useAtom } from 'jotai'
import type { EngravingDraft } from '@portal/domain/plaque'
import type { Look } from '../preview/on-product/looks'
import type { ChosenPhoto, Design } from './design'
import { NO_HISTORY, redone, remember, undone } from './history'
import type { History } from './history'

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
