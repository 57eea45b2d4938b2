import { draftIdIn } from '@portal/federation'
import type { Visit } from '@portal/federation'
import { claimForWizard } from './claimed-draft'
import type { ClaimedDraft } from './claimed-draft'

/** Key of a prepared draft: user, edited booking and draft id of the address. */
type DraftQuery = readonly [userId: string, editedId: string | undefined, asked: string | null]

interface PreparedDraft {
  readonly asked: DraftQuery
  readonly claim: Promise<ClaimedDraft | null>
  /** Result of the claim; undefined while it is running. */
  draft: ClaimedDraft | null | undefined
}

let prepared: PreparedDraft | null = null

/** Claims the draft of the page's address before the first render, which can then show its booking. */
export async function prepareDraft({ userId, params }: Visit): Promise<void> {
  const asked = [userId, params.id, draftIdIn(window.location.search)] as const
  const made: PreparedDraft = { asked, claim: claimForWizard(...asked), draft: undefined }
  prepared = made
  made.draft = await made.claim
}

/** The draft prepared for this address; undefined when there is none yet. */
export const preparedDraft = (...asked: DraftQuery): ClaimedDraft | null | undefined => preparedFor(asked)?.draft

/** The draft for a wizard's address, prepared or claimed now. */
export function takeDraft(...asked: DraftQuery): Promise<ClaimedDraft | null> {
  const found = preparedFor(asked)
  if (!found) return claimForWizard(...asked)
  prepared = null
  return found.claim
}

function preparedFor(asked: DraftQuery): PreparedDraft | null {
  return prepared?.asked.every((part, at) => part === asked[at]) ? prepared : null
}
