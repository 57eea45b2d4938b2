import {
  claimDraft,
  clearDraft,
  copyDraft,
  listDrafts,
  newDraftId,
  readDraft,
  whenDraftsAreOpen,
} from '@portal/federation'
import type { DraftKey, ReleaseDraft } from '@portal/federation'
import { lastBegun } from './wizard-draft'

/** A draft claimed by this tab only. */
export interface ClaimedDraft {
  readonly id: string
  /** True when another tab has the draft named in the address, and this one is a copy. */
  readonly isCopy: boolean
  readonly release: ReleaseDraft
}

/**
 * Claims the draft for a wizard's address. The named draft, or a copy when another tab has claimed it; else a leftover
 * draft of the same booking, or a new one. Null for a new booking without a draft [OPEN-55, OPEN-89].
 */
export async function claimForWizard(
  userId: string,
  editedId: string | undefined,
  draftId: string | null,
): Promise<ClaimedDraft | null> {
  await whenDraftsAreOpen(userId)
  if (draftId && isAbout(userId, draftId, editedId)) return (await claim(userId, draftId)) ?? copyOf(userId, draftId)
  for (const id of leftoverDrafts(userId, editedId)) {
    const claimed = await claim(userId, id)
    if (claimed) return claimed
  }
  return editedId === undefined ? null : claim(userId, newDraftId())
}

/** The draft that an address probably means, without claiming it, for an early render that writes nothing. */
export function likelyDraft(userId: string, editedId: string | undefined, draftId: string | null): ClaimedDraft | null {
  const [id = editedId === undefined ? undefined : newDraftId()] =
    draftId && isAbout(userId, draftId, editedId) ? [draftId] : leftoverDrafts(userId, editedId)
  return id === undefined ? null : { id, isCopy: false, release: () => undefined }
}

/** Whether another tab has claimed the draft. A duplicated tab names the same draft as the first one. */
export async function isOpenElsewhere(key: DraftKey): Promise<boolean> {
  const release = await claimDraft(key)
  release?.()
  return !release
}

/** Clears the draft, unless another tab works on it [OPEN-89]. */
export async function clearIfFree(key: DraftKey): Promise<void> {
  const release = await claimDraft(key)
  if (release) clearDraft(key)
  release?.()
}

/** Whether the draft may be used at this address: it must not belong to another booking. */
function isAbout(userId: string, id: string, editedId: string | undefined): boolean {
  const draft = readDraft({ userId, id })
  return !draft || (editedId === undefined ? !draft.summary.isEdit : draft.bookingId === editedId)
}

function leftoverDrafts(userId: string, editedId: string | undefined): string[] {
  if (editedId === undefined) return [lastBegun.read(userId) ?? []].flat()
  return listDrafts(userId)
    .filter(({ draft }) => draft.summary.isEdit && draft.bookingId === editedId)
    .map(({ key }) => key.id)
}

async function claim(userId: string, id: string): Promise<ClaimedDraft | null> {
  const release = await claimDraft({ userId, id })
  // Another tab may have sealed the draft meanwhile, so wait until this tab has the key.
  await whenDraftsAreOpen(userId)
  return release && { id, isCopy: false, release }
}

async function copyOf(userId: string, id: string): Promise<ClaimedDraft | null> {
  const copy = newDraftId()
  copyDraft({ userId, id }, { userId, id: copy })
  const claimed = await claim(userId, copy)
  return claimed && { ...claimed, isCopy: true }
}
