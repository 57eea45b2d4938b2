import { choose, mergeNewer, mergeStateOf } from '@portal/writes'
import type { MergeState, ThreeWayMerge } from '@portal/writes'
import { newPhoto } from '../edit/design'
import type { Design } from '../edit/design'

/** The saved part of a design; null when nothing is saved. */
export type SavedDesign = { readonly draft: string; readonly photo: Blob | null } | null

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
