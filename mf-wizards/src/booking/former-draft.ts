import { v } from '@portal/domain'
import { draftAddress, draftIdIn, parseUnknown, paths } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'

/** The booking that the chooser was opened from, to change its kind [OPEN-341]. */
export interface FormerDraft {
  readonly draftId: string
  /** '' until the server has created the booking. */
  readonly bookingId: string
}

const StateSchema = v.object({ bookingId: v.string() })

/** Returns a function that opens the chooser to change this booking's kind. */
export function useChooserFor(bookingId: string): () => void {
  const navigate = useNavigate()
  const draftId = draftIdIn(useLocation().search)
  return () => {
    if (draftId === null) return void navigate(paths.newBooking())
    void navigate(draftAddress(paths.newBooking(), draftId), { state: { bookingId } })
  }
}

/** The booking passed by `useChooserFor`; null when the chooser starts a new one. */
export function useFormerDraft(): FormerDraft | null {
  const { search, state } = useLocation()
  const draftId = draftIdIn(search)
  return draftId === null ? null : { draftId, bookingId: parseUnknown(StateSchema, state)?.bookingId ?? '' }
}
