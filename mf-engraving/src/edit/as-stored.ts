import { choose, mergeNewer, mergeStateOf } from '@portal/writes'
import type { MergeState, ThreeWayMerge } from '@portal/writes'
import { newPhoto } from '../editor/design'
import type { Design } from '../editor/design'

/** What of a design is stored; null when none of it is. */
export type Stored = { readonly draft: string; readonly photo: Blob | null } | null

const ARTWORK = 'artwork'

/** An artwork is one thing: where somebody else has saved another, people choose one of the two [OPEN-87]. */
export const AS_ONE: ThreeWayMerge<Stored> = {
  merge: (_, mine, theirs) => ({ merged: mine, fromTheirs: [], conflicts: isSame(mine, theirs) ? [] : [ARTWORK] }),
  take: (into, from, names) => (names.includes(ARTWORK) ? from : into),
}

export function storedAs(design: Design | null): Stored {
  return design && { draft: JSON.stringify(design.draft), photo: newPhoto(design) }
}

/** All of this design is stored as this version, or nothing of what is in the page. */
export function stateAt(version: number, design: Design | null): MergeState<Stored> {
  return mergeStateOf({ version, values: storedAs(design) })
}

/** What others have saved since is none of what is in this page, so it is asked about. */
export function mergedWith(known: MergeState<Stored>, mine: Stored, version: number): MergeState<Stored> {
  if (version <= known.answer.version) return known
  return mergeNewer(known, mine, { version, values: null }, AS_ONE).mergeState
}

/** Saves over what somebody else has saved, having seen it. */
export function keepingMine(asked: MergeState<Stored>, mine: Stored): MergeState<Stored> {
  return choose(asked, mine, [ARTWORK, 'mine'], AS_ONE).mergeState
}

function isSame(one: Stored, other: Stored): boolean {
  return one === other || (one?.draft === other?.draft && one?.photo === other?.photo)
}
