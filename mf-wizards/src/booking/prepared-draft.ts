import { draftIdIn } from '@portal/federation'
import type { Visit } from '@portal/federation'
import { claimForWizard } from './claimed-draft'
import type { ClaimedDraft } from './claimed-draft'

/** Key of a prepared draft: user, edited booking and draft id of the address. */
type DraftQuery = readonly [userId: string, editedId: string | undefined, asked: string | null]

interface PreparedDraft {
  readonly query: DraftQuery
  readonly claim: Promise<ClaimedDraft | null>
  /** Result of the claim; undefined while it is running. */
  draft: ClaimedDraft | null | undefined
}

let prepared: PreparedDraft | null = null

/** Claims the draft of the page's address before the first render, which can then show its booking. */
export async function prepareDraft({ userId, params }: Visit): Promise<void> {
  const query = [userId, params.id, draftIdIn(window.location.search)] as const
  const made: PreparedDraft = { query, claim: claimForWizard(...query), draft: undefined }
  prepared = made
  made.draft = await made.claim
}

/** The draft prepared for this address; undefined when there is none yet. */
export const preparedDraft = (...query: DraftQuery): ClaimedDraft | null | undefined => preparedFor(query)?.draft

/** The draft for a wizard's address, prepared or claimed now. */
export function takeDraft(...query: DraftQuery): Promise<ClaimedDraft | null> {
  const found = preparedFor(query)
  if (!found) return claimForWizard(...query)
  prepared = null
  return found.claim
}

function preparedFor(query: DraftQuery): PreparedDraft | null {
  return prepared?.query.every((part, at) => part === query[at]) ? prepared : null
}
