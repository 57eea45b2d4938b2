import { apiKey } from '@portal/api-client'
import { createBooking, getBooking } from '@portal/api-client/contract/booking'
import { listBookings } from '@portal/api-client/contract/booking-list'
import { toBookingSubmit, toPortalBooking } from '@portal/domain'
import type { BookingOption, PortalBooking, QuotedLine, ServiceType } from '@portal/domain'
import { draftAddress, paths, usePortalHost, useSignedInUser } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { useWrite } from '@portal/writes'
import { rememberStaffName } from '../booking/staff-names'
import { startBooking } from '../booking/start-booking'
import { beginDraft } from '../booking/wizard-draft'

interface RepeatInput {
  readonly option: BookingOption
  readonly serviceTypes: readonly ServiceType[]
  readonly before: PortalBooking
  readonly lines: readonly QuotedLine[]
}

/** Creates the order, unsubmitted, with its lines, and opens its wizard [OPEN-186]. */
export function useBeginAgain({ option, serviceTypes, before, lines }: RepeatInput) {
  const { practice } = usePortalHost()
  const user = useSignedInUser()
  const navigate = useNavigate()
  const { run, isBusy, failure } = useWrite(createBooking, {
    action: 'order again',
    bookingId: before.id,
    updates: (made) => [[apiKey(getBooking, { params: { id: made.id } }), made] as const, listBookings],
  })
  const begin = async (vetStaff: string) => {
    const started = startBooking({ option, vetStaff, practice, serviceTypes })
    const whose = option.kind === 'vet-supply-order' ? {} : whoseAgain(before)
    const { answer } = await run({ body: toBookingSubmit({ ...started, ...whose, quotedProducts: [...lines] }) })
    if (!answer) return
    rememberStaffName(user.id, vetStaff)
    const draftId = beginDraft(user.id, option, toPortalBooking(answer))
    void navigate(draftAddress(paths.newBookingWizard(option.kind), draftId), { replace: true })
  }
  return { begin, isBusy, failure }
}

/** Pet and owner of the former order, copied. */
const whoseAgain = ({ pet, owner, skipOwnerDetails }: PortalBooking) => ({
  pet: { ...pet, id: '' },
  owner: { ...owner, id: '' },
  skipOwnerDetails,
})
