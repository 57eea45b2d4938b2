import { useState } from 'react'
import { getBooking } from '@portal/api-client/contract/booking'
import { useClientCare } from '@portal/booking-ui'
import { bookingOptionBySlug, emptyBooking, toPortalBooking } from '@portal/domain'
import { draftAddress, paths, usePortalHost, useSignedInUser } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { Button } from '@portal/ui'
import { beginDraft } from '../booking/wizard-draft'
import { valuesForAnotherPet } from '../steps/owner-pet/another-pet'

/** Starts a booking of the same kind with owner and collection filled in, for another pet [OPEN-121]. */
export function AnotherPet({ bookingId }: { bookingId: string }) {
  const { api, report, notify } = usePortalHost()
  const user = useSignedInUser()
  const care = useClientCare()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      const booking = toPortalBooking(await api.call(getBooking, { params: { id: bookingId } }))
      const option = bookingOptionBySlug(booking.bookingOptionSelected?.slug)
      if (!option) return void navigate(paths.newBooking())
      const id = beginDraft(
        user.id,
        option,
        { ...emptyBooking(), vetStaff: booking.vetStaff },
        valuesForAnotherPet(booking),
      )
      void navigate(draftAddress(paths.newBookingWizard(option.kind), id), { state: null })
    } catch (error) {
      report(error, { action: 'begin the booking of another pet', bookingId })
      notify({
        tone: 'error',
        text: `We couldn't load the owner, so no booking was started. Try again in a moment, or call ${care}.`,
      })
      setBusy(false)
    }
  }
  return (
    <Button busy={isBusy} onClick={() => void begin()}>
      Another pet of this owner
    </Button>
  )
}
