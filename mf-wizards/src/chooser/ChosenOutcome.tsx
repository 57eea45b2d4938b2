import { bookingOptionBySlug, emptyOwner, emptyPet } from '@portal/domain'
import type { VetPractice } from '@portal/domain'
import { useBinding } from '@portal/forms'
import { outcomeOfBooking } from '../booking/outcome'
import styles from './Chooser.module.css'

/** What the chosen kind of booking makes happen, before anything of it is filled in [OPEN-98]. */
export function ChosenOutcome({ practice }: { practice: VetPractice }) {
  const { value: slug } = useBinding('option', '')
  const option = bookingOptionBySlug(slug)
  const nothingYet = { pet: emptyPet(), owner: emptyOwner(), skipOwnerDetails: false }
  const outcome = option && outcomeOfBooking({ ...nothingYet, serviceType: option.sugarAPIName }, option.kind, practice)
  // Always there, so that a screen reader hears what comes into it.
  return (
    <p role="status" className={styles.outcome}>
      {outcome?.sentence}
    </p>
  )
}
