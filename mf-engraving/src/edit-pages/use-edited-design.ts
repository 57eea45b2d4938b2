import { useEffect } from 'react'
import { atom, useAtom } from 'jotai'
import { isArtworkWhole, EngravingDraftSchema } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { v } from '@portal/domain'
import type { Engraving } from '@portal/domain'
import { hasQuestion, isMine, choose, mergeNewer, mergeStateOf } from '@portal/writes'
import type { MergeState, ThreeWayMerge } from '@portal/writes'
import { storedInTab } from '@portal/federation'
import { storedDesign, newPhoto } from '../edit/design'
import type { Design } from '../edit/design'
import { useDesignStore, storedPhoto } from '../edit/design-store'

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

const { photo: _, ...WORDS } = EngravingDraftSchema.entries

/**
 * Unsaved text and icon by line, stored for a reload of this tab [OPEN-74]. A photo is too large to store. Only valid
 * for the version it was based on.
 */
const unsavedDesigns = storedInTab('engraving', v.object({ version: v.number(), draft: v.object(WORDS) }))

/** The saved part of a design; null when nothing is saved. */
type SavedDesign = { readonly draft: string; readonly photo: Blob | null } | null

const ARTWORK = 'artwork'

/** An artwork is merged as a whole: with two versions the user chooses one [OPEN-87]. */
export const AS_ONE: ThreeWayMerge<SavedDesign> = {
  merge: (_, mine, theirs) => ({ merged: mine, fromTheirs: [], conflicts: isSame(mine, theirs) ? [] : [ARTWORK] }),
  take: (into, from, names) => (names.includes(ARTWORK) ? from : into),
}

export function storedAs(design: Design | null): SavedDesign {
  return design && { draft: JSON.stringify(design.draft), photo: newPhoto(design) }
}

/** The state after this version: all of the design is saved, or, for null, nothing of it. */
export function stateAt(version: number, design: Design | null): MergeState<SavedDesign> {
  return mergeStateOf({ version, values: storedAs(design) })
}

/**
 * The state after a newer version. It was saved by others and never contains this page's design, so the user is asked.
 */
export function mergedWith(
  known: MergeState<SavedDesign>,
  mine: SavedDesign,
  version: number,
): MergeState<SavedDesign> {
  if (version <= known.answer.version) return known
  return mergeNewer(known, mine, { version, values: null }, AS_ONE).mergeState
}

/** The state in which the user's design overwrites the version of somebody else, which the user has seen. */
export function keepingMine(conflict: MergeState<SavedDesign>, mine: SavedDesign): MergeState<SavedDesign> {
  return choose(conflict, mine, [ARTWORK, 'mine'], AS_ONE).mergeState
}

function isSame(one: SavedDesign, other: SavedDesign): boolean {
  return one === other || (one?.draft === other?.draft && one?.photo === other?.photo)
}
