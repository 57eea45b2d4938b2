import { draftIdIn } from '@portal/federation'
import type { Visit } from '@portal/federation'
import { claimForWizard } from './claimed-draft'
import type { ClaimedDraft } from './claimed-draft'

/** Which draft is asked for: by whom, for which edited booking, under which id. */
type Asked = readonly [userId: string, editedId: string | undefined, asked: string | null]

interface Prepared {
  readonly asked: Asked
  readonly claim: Promise<ClaimedDraft | null>
  /** What the claim has given; undefined before. */
  draft: ClaimedDraft | null | undefined
}

let prepared: Prepared | null = null

/** Claims the draft of the page's address before anything is drawn: the first drawing shows its booking then. */
export async function prepareDraft({ userId, params }: Visit): Promise<void> {
  const asked = [userId, params.id, draftIdIn(window.location.search)] as const
  const made: Prepared = { asked, claim: claimForWizard(...asked), draft: undefined }
  prepared = made
  made.draft = await made.claim
}

/** What was prepared for this draft; undefined when nothing was, or is not there yet. */
export const preparedDraft = (...asked: Asked): ClaimedDraft | null | undefined => preparedFor(asked)?.draft

/** The draft for a wizard's address, prepared or claimed now. */
export function takeDraft(...asked: Asked): Promise<ClaimedDraft | null> {
  const found = preparedFor(asked)
  if (!found) return claimForWizard(...asked)
  prepared = null
  return found.claim
}

function preparedFor(asked: Asked): Prepared | null {
  return prepared?.asked.every((part, at) => part === asked[at]) ? prepared : null
}
