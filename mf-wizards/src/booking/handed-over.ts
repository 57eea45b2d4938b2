import { useEffect } from 'react'
import { v } from '@portal/domain'
import { MOST_PREFILL_LETTERS, PREFILL } from '@portal/domain-bundled/patient-card'
import { storedInTab } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'

/** A patient card from practice software, passed in the address and stored until its wizard uses it [OPEN-188]. */
const handedOver = storedInTab(
  'handed-over',
  v.object({
    card: v.string(),
    /** Draft that the card is for; '' until one is started. */
    draftId: v.string(),
  }),
)

/** Length after decoding; some characters arrive encoded, like `%2B` [OPEN-352]. */
const decodedLength = (encoded: string) => encoded.replace(/%[\da-f]{2}/gi, '=').length

/** The card as received; '' when it was too large to store; null when this draft has none. */
export function useHandedOver(userId: string, draftId = ''): string | null {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!hash.startsWith(PREFILL)) return
    const card = hash.slice(PREFILL.length)
    handedOver.write(userId, { card: decodedLength(card) > MOST_PREFILL_LETTERS ? '' : card, draftId })
    // Personal data must leave the address as soon as it is read.
    void navigate({ search, hash: '' }, { replace: true, state })
  }, [hash, search, state, navigate, userId, draftId])
  const storedCard = handedOver.read(userId)
  return storedCard?.draftId === draftId ? storedCard.card : null
}

/** Assigns the card to the draft just started; no other draft may get it. */
export function assignCardTo(userId: string, draftId: string): void {
  const storedCard = handedOver.read(userId)
  if (storedCard?.draftId === '') handedOver.write(userId, { ...storedCard, draftId })
}

/** Removes the card once it is used or rejected. */
export function removeHandedOver(userId: string): void {
  handedOver.forget(userId)
}
