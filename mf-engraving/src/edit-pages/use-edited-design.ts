import { useEffect } from 'react'
import { atom, useAtom } from 'jotai'
import { isArtworkWhole } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { hasQuestion, isMine } from '@portal/writes'
import type { MergeState } from '@portal/writes'
import { storedDesign } from '../edit/design'
import type { Design } from '../edit/design'
import { useDesignStore } from '../edit/design-store'
import { storedPhoto } from '../edit/use-design'
import { AS_ONE, keepingMine, mergedWith, stateAt, storedAs } from './saved-design'
import type { SavedDesign } from './saved-design'
import { unsavedDesigns } from './unsaved-design'

/** The design in memory: its line, and its saved part. */
interface EditedDesign {
  readonly lineId: string
  readonly mergeState: MergeState<SavedDesign>
  /** A save stored the text but no pictures; the same text again is the same version. */
  readonly halfway?: { readonly draft: string; readonly version: number }
}

const editedAtom = atom<EditedDesign | null>(null)

/**
 * The design of a line across screens. Starts with the saved design, or with input from before a reload [ENG-62,
 * OPEN-74]. It outlives an expired session, since it is not part of a screen.
 */
export function useEditedDesign(entry: PlaqueConfigEntry, engraving: Engraving) {
  const [edited, setEdited] = useAtom(editedAtom)
  const { design, begin, merge, clear } = useDesignStore()
  const { quotedProductId: lineId, version } = engraving
  const isOurs = edited?.lineId === lineId && design !== null
  const start = async (from: Engraving, isGone = () => false) => {
    const cropped = await storedPhoto(from.current?.files.imageOptionsUrl ?? null)
    if (isGone()) return
    const begun = storedDesign(entry, from, cropped)
    begin(begun)
    // After "Start again from the clinic's" the design differs from the latest version until it is saved.
    const isLast = from.current?.version === engraving.current?.version
    setEdited({ lineId, mergeState: stateAt(engraving.version, isLast ? begun : null) })
  }
  useEffect(() => {
    if (isOurs) return undefined
    let isGone = false
    const restore = async () => {
      const unsaved = unsavedDesigns.read(lineId)
      await start(engraving, () => isGone)
      if (unsaved?.version === version && !isGone) merge({ draft: unsaved.draft })
    }
    void restore()
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a line: a newer answer never replaces what is being made
  }, [lineId, isOurs])
  const draft = isOurs ? design.draft : null
  const mine = isOurs ? storedAs(design) : null
  const isUnchanged = isOurs && !isMine(edited.mergeState, mine, AS_ONE)
  useStoreDraft({ lineId, draft, version: edited?.mergeState.answer.version, isUnchanged })
  const replaced = versionFor(edited, JSON.stringify(draft)) ?? version
  const now = isOurs ? mergedWith(edited.mergeState, mine, version) : null
  return {
    design: isOurs ? design : null,
    merge,
    /** The version that a save would replace. */
    version: replaced,
    /** Whether the design equals the saved version with its picture, so nothing needs saving. */
    isStored: isUnchanged && edited.mergeState.answer.version === version && isArtworkWhole(engraving.state),
    /** Whether a newer version than the design's base was saved. */
    isSuperseded: now !== null && hasQuestion(now),
    onHalfway: (saved: number) =>
      setEdited({
        lineId,
        mergeState: stateAt(saved, null),
        halfway: { draft: JSON.stringify(draft), version: replaced },
      }),
    /** Called when all of the design is saved as this version. */
    onSaved: (saved: number, what: Design) => setEdited({ lineId, mergeState: stateAt(saved, what) }),
    /** Continues with somebody else's version, or restarts with the clinic's. */
    start,
    /** Overwrites somebody else's version. */
    keepMine: () => now && setEdited({ lineId, mergeState: keepingMine(now, mine) }),
    end: () => {
      unsavedDesigns.forget(lineId)
      setEdited(null)
      clear()
    },
  }
}

interface DraftToStore {
  readonly lineId: string
  readonly draft: Design['draft'] | null
  readonly version: number | undefined
  readonly isUnchanged: boolean
}

/** Stores unsaved input for a reload. */
function useStoreDraft({ lineId, draft, version, isUnchanged }: DraftToStore): void {
  useEffect(() => {
    if (!draft || version === undefined) return
    if (isUnchanged) unsavedDesigns.forget(lineId)
    else unsavedDesigns.write(lineId, { version, draft })
  }, [draft, version, isUnchanged, lineId])
}

function versionFor(edited: EditedDesign | null, draft: string): number | undefined {
  return edited?.halfway?.draft === draft ? edited.halfway.version : edited?.mergeState.answer.version
}
