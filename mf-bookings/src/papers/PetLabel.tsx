import { formatWeight, petFullName } from '@portal/domain'
import { serviceTypeName } from '@portal/domain-bundled/list-words'
import { BookingCode } from './BookingCode'
import { labelNameSize } from './label-name'
import type { PrintableBooking } from './printable-booking'
import styles from './papers.module.css'

/** Label of the care bag, readable from an arm's length [OPEN-171]. */
export function PetLabel({ printable }: { readonly printable: PrintableBooking }) {
  const { pet, orderId, serviceType } = printable.booking
  const name = petFullName(pet) || 'Pet without a name'
  return (
    <>
      <p className={styles.number} translate="no">
        {orderId}
      </p>
      <p className={styles.name} translate="no" style={{ fontSize: `${labelNameSize(name)}mm` }}>
        {name}
      </p>
      <p>{[pet.type, formatWeight(pet.weight)].filter(Boolean).join(', ')}</p>
      <p>{serviceTypeName(serviceType)}</p>
      <BookingCode printable={printable} />
    </>
  )
}
