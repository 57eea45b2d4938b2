import { TAG_CARDS, regionFile } from '@portal/booking-ui'
import { petFullName } from '@portal/domain'
import { rowsOfPet } from '@portal/domain-bundled/booking-fields'
import { tagCardOf } from '@portal/domain-bundled/paper'
import { usePortalHost } from '@portal/federation'
import { SummaryList } from '@portal/ui'
import { BookingCode } from './BookingCode'
import type { PrintableBooking } from './printable-booking'
import styles from './papers.module.css'

/** Sheet that stays with the pet: name, tag card and special instructions [OPEN-171]. */
export function TagSheet({ printable }: { readonly printable: PrintableBooking }) {
  const { server, booking } = printable
  const { practice } = usePortalHost()
  const rows = [
    ...rowsOfPet(booking.pet, { firstName: [{ label: 'Name', text: petFullName }], lastName: [] }),
    { label: 'Practice', value: practice?.name ?? '' },
    { label: 'Booked by', value: booking.vetStaff },
  ]
  return (
    <>
      <div className={styles.top}>
        <div>
          <p className={styles.number}>{booking.orderId}</p>
          <p className={styles.name} translate="no">
            {petFullName(booking.pet) || 'Pet without a name'}
          </p>
        </div>
        <BookingCode printable={printable} />
      </div>
      <Card kind={tagCardOf(server)} />
      <SummaryList rows={rows} dense />
      <h3>Special instructions</h3>
      {booking.specialInstructions.length === 0 && <p>None</p>}
      <ul>
        {booking.specialInstructions.map(({ id, description }, index) => (
          <li key={id || index}>{description}</li>
        ))}
      </ul>
    </>
  )
}

/** The tag card as picture and words: colours differ by region, and the printer may be black and white. */
function Card({ kind }: { readonly kind: ReturnType<typeof tagCardOf> }) {
  const { brand } = usePortalHost()
  const card = TAG_CARDS.find((each) => each.kind === kind)
  if (!card) return null
  return (
    <div className={styles.card}>
      <img src={regionFile(brand.code, 'tag-cards', `${card.kind}.svg`)} alt="" />
      <p>
        <strong>{`Tag card: ${card.title}`}</strong>
        <br />
        <span>{card.text}</span>
      </p>
    </div>
  )
}
