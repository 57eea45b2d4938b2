import { useEffect } from 'react'
import { v } from '@portal/domain'
import { MOST_PREFILL_LETTERS, PREFILL } from '@portal/domain/patient-card'
import { storedInTab } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'

/** A patient card that practice software handed over in the address, kept until its wizard has used it [OPEN-188]. */
const handedOver = storedInTab(
  'handed-over',
  v.object({
    card: v.string(),
    /** Of the booking that it is for; '' until one is begun. */
    draftId: v.string(),
  }),
)

/** Some come as `%2B` [OPEN-352]. */
const lettersOf = (encoded: string) => encoded.replace(/%[\da-f]{2}/gi, '=').length

/** The card as it came, '' where it was too large to keep; null while there is none for this draft. */
export function useHandedOver(userId: string, draftId = ''): string | null {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!hash.startsWith(PREFILL)) return
    const card = hash.slice(PREFILL.length)
    handedOver.write(userId, { card: lettersOf(card) > MOST_PREFILL_LETTERS ? '' : card, draftId })
    // Owners' data stands in no address longer than it takes to read it.
    void navigate({ search, hash: '' }, { replace: true, state })
  }, [hash, search, state, navigate, userId, draftId])
  const kept = handedOver.read(userId)
  return kept?.draftId === draftId ? kept.card : null
}

/** The booking was begun that the card is for; another one never gets it. */
export function handOverTo(userId: string, draftId: string): void {
  const kept = handedOver.read(userId)
  if (kept?.draftId === '') handedOver.write(userId, { ...kept, draftId })
}

/** It was used, or is not wanted. */
export function forgetHandedOver(userId: string): void {
  handedOver.forget(userId)
}
