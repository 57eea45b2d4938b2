import { createContext, useContext } from 'react'
import { usePortalHost } from '@portal/federation'
import type { OwnerCheck } from '@portal/slots/mf-catalog-cart'

interface WordsCheck {
  /** The booking's. */
  readonly ownerCheck: OwnerCheck
  /** Whether its owner was asked about this item's words: other words are asked anew, whatever the practice wishes. */
  readonly wasAsked: boolean
}

/** For the fields in the dialog of an item. */
export const WordsCheckContext = createContext<WordsCheck>({ ownerCheck: 'never', wasAsked: false })

const TEXTS: Readonly<Record<OwnerCheck, string>> = {
  afterSubmission: "We'll ask the owner to check these words once the booking is submitted.",
  afterSave: "We'll ask the owner to check these words once they are saved.",
  never:
    "We can't ask the owner to check these words, since the booking has no Australian phone number for them. You'll approve the words for the owner.",
}

/** What staff read about the owner's check; '' if the practice answers for the words [OPEN-133, OPEN-383]. */
export function useOwnerCheckText(): string {
  const { practice } = usePortalHost()
  const { ownerCheck, wasAsked } = useContext(WordsCheckContext)
  return wasAsked || practice?.cstm.owner_checks_words_c ? TEXTS[ownerCheck] : ''
}
