import { atom, useAtom } from 'jotai'
import type { EngravingDraft } from '@portal/domain/plaque'
import type { ChosenPhoto, Design } from './design'

/** A change of a design: parts of its draft, or another photo. */
export interface DesignChange {
  readonly draft?: Partial<EngravingDraft>
  readonly photo?: ChosenPhoto | null
}

/** In memory only: a reload reads the engraving again [ENG-62, OPEN-74]. */
const designAtom = atom<Design | null>(null)

export interface DesignStore {
  readonly design: Design | null
  begin(design: Design): void
  merge(change: DesignChange): void
  clear(): void
}

/** The design being edited. */
export function useDesignStore(): DesignStore {
  const [design, set] = useAtom(designAtom)
  return {
    design,
    begin: (next) => set((before) => replaced(before, next)),
    merge: (change) => set((before) => before && replaced(before, merged(before, change))),
    clear: () => set((before) => replaced(before, null)),
  }
}

function merged({ draft, photo }: Design, change: DesignChange): Design {
  return { draft: { ...draft, ...change.draft }, photo: change.photo === undefined ? photo : change.photo }
}

/** Revokes the object URLs of replaced pictures. */
function replaced<T extends Design | null>(before: Design | null, next: T): T {
  const urlsInUse = new Set(urlsOf(next))
  for (const url of urlsOf(before)) if (!urlsInUse.has(url)) URL.revokeObjectURL(url)
  return next
}

const urlsOf = (design: Design | null) =>
  [design?.photo?.source?.url, design?.photo?.cropped?.url].filter((url) => url !== undefined)
