import { useEffect, useRef, useState } from 'react'
import { getBooking } from '@portal/api-client/contract/booking'
import { ClientCareToCall, HoldBack, clientCare, papersPath, useCareHours, useClientCare } from '@portal/booking-ui'
import { bookingOptionBySlug, emptyBooking, toPortalBooking } from '@portal/domain'
import { paths, usePageTitle, usePortalHost, draftAddress, useSignedInUser } from '@portal/federation'
import { Link, useNavigate } from '@portal/router'
import { Alert, Button, Icon, buttonClass } from '@portal/ui'
import { forgetDrafts, beginDraft } from '../booking/wizard-draft'
import { ChangeList } from '../steps/ChangeList'
import { valuesForAnotherPet } from '../steps/owner-pet/another-pet'
import type { WizardResult } from './outcome'
import styles from './Success.module.css'

const TITLES = { new: 'Booking Submitted', changed: 'Booking Updated', unchanged: 'Booking Unchanged' }

/** Confirming without a change updates nothing [OPEN-234]. */
const endOf = ({ isEdit, isUnchanged }: WizardResult) => (isEdit ? (isUnchanged ? 'unchanged' : 'changed') : 'new')

/** End of every wizard; clears the draft [WIZ-25..28, WIZ-113, WIZ-114]. */
export function SuccessView({ outcome }: { outcome: WizardResult }) {
  const title = TITLES[endOf(outcome)]
  const heading = useRef<HTMLHeadingElement>(null)
  const { user, brand } = usePortalHost()
  const hours = useCareHours()
  const userId = user?.id ?? ''
  const { bookingId, draftId } = outcome
  usePageTitle(title)
  useEffect(() => {
    forgetDrafts(userId, { bookingId, draftId })
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [userId, bookingId, draftId])
  return (
    <div className={styles.success}>
      <Icon name="check-circle" size={48} className={styles.mark} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{sentence(outcome)}</p>
      {endOf(outcome) === 'new' && !outcome.isOrder && (
        <p>{`We will look after ${outcome.petName || 'the pet'} with care.`}</p>
      )}
      {outcome.differences.length > 0 && (
        <Alert kind="warning" title="Somebody else submitted this booking with other details than yours.">
          <ChangeList changes={outcome.differences} words={{ before: 'You had', now: 'Submitted' }} />
          <p>{`If that is not right, call ${clientCare(brand.phone_work, hours)} now.`}</p>
        </Alert>
      )}
      <WhatNext outcome={outcome} phone={brand.phone_work} hours={hours} />
      {!outcome.isOrder && (
        <HoldBack bookingId={bookingId} pet={outcome.petName || 'the pet'} state="ask" className={styles.next} />
      )}
      <div className={styles.actions} data-print="hide">
        <Link
          className={buttonClass('primary')}
          to={outcome.isSupplyOrder ? paths.bookings() : paths.booking(outcome.bookingId)}
        >
          View Booking
        </Link>
        <Link className={buttonClass('secondary')} to={paths.newBooking()}>
          Next booking
        </Link>
        {!outcome.isOrder && (
          <Link className={buttonClass('secondary')} to={papersPath(outcome.bookingId)}>
            Paperwork
          </Link>
        )}
        {outcome.hasOwner && <AnotherPet bookingId={bookingId} />}
        <Button icon={<Icon name="print" size={18} />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  )
}

/** The known next steps and who to call; no times are promised. */
function WhatNext({ outcome, ...care }: { outcome: WizardResult; phone: string; hours: string | null }) {
  const { next, isOrder, isSupplyOrder } = outcome
  const what = isOrder ? 'the order' : 'the booking'
  return (
    <section className={styles.next} aria-labelledby="what-happens-next">
      <h2 id="what-happens-next">What happens next</h2>
      <ul>
        {next.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {/* As on the details page: a submitted supply order has no Edit [BKG-48, OPEN-23]. */}
        {!isSupplyOrder && <li>To make changes, choose View Booking, then Edit.</li>}
        <li>
          <span>{`To ${isSupplyOrder ? 'change something' : 'cancel it'}, or with a question about ${what}, call `}</span>
          <ClientCareToCall {...care} />.
        </li>
      </ul>
    </section>
  )
}

const IS = { new: 'is submitted', changed: 'is updated', unchanged: 'stays as it was: nothing was changed' }

function sentence(outcome: WizardResult): string {
  const { petName, orderId, isOrder } = outcome
  const subject = isOrder || !petName ? 'Your order' : `${petName}'s booking`
  return `${subject} ${IS[endOf(outcome)]}. The Booking ID is ${orderId}.`
}

/** Starts a booking of the same kind with owner and collection filled in, for another pet [OPEN-121]. */
function AnotherPet({ bookingId }: { bookingId: string }) {
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
