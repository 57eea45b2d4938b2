import { v } from '@portal/domain'
import { draftAddress, draftIdIn, parseUnknown, paths } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'

/** The booking that the chooser was opened from, to be made one of another kind [OPEN-341]. */
export interface Former {
  readonly draftId: string
  /** '' until the server has made it. */
  readonly bookingId: string
}

const StateSchema = v.object({ bookingId: v.string() })

/** Leads from a wizard to the chooser, which goes on with the same booking. */
export function useChooserFor(bookingId: string): () => void {
  const navigate = useNavigate()
  const draftId = draftIdIn(useLocation().search)
  return () => {
    if (draftId === null) return void navigate(paths.newBooking())
    void navigate(draftAddress(paths.newBooking(), draftId), { state: { bookingId } })
  }
}

/** What `useChooserFor` leads to; null where the chooser begins something new. */
export function useFormer(): Former | null {
  const { search, state } = useLocation()
  const draftId = draftIdIn(search)
  return draftId === null ? null : { draftId, bookingId: parseUnknown(StateSchema, state)?.bookingId ?? '' }
}
