import { bookingOptionBySlug, emptyOwner, emptyPet } from '@portal/domain'
import type { VetPractice } from '@portal/domain'
import { useBinding } from '@portal/forms'
import { outcomeOfBooking } from '../booking/outcome'
import styles from './Chooser.module.css'

/** The outcome of the chosen kind, before anything is filled in [OPEN-98]. */
export function ChosenOutcome({ practice }: { practice: VetPractice }) {
  const { value: slug } = useBinding('option', '')
  const option = bookingOptionBySlug(slug)
  const nothingYet = { pet: emptyPet(), owner: emptyOwner(), skipOwnerDetails: false }
  const outcome = option && outcomeOfBooking({ ...nothingYet, serviceType: option.sugarAPIName }, option.kind, practice)
  // Always rendered, so that a screen reader announces its changes.
  return (
    <p role="status" className={styles.outcome}>
      {outcome?.sentence}
    </p>
  )
}
