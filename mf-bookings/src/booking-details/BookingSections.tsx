import type { PortalBooking, ServerBooking } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Card, SummaryList } from '@portal/ui'
import type { SummaryRow } from '@portal/ui'
import styles from './BookingDetails.module.css'
import { bookingRows, collectionRows, ownerRows, petRows } from './summary-rows'

interface Props {
  readonly server: ServerBooking
  readonly booking: PortalBooking
  /** Owners of a guest token read the fewest fields [OPEN-02]. */
  readonly isStaff: boolean
}

/** Booking, pet, owner, collection and special instructions [OPEN-30]. */
export function BookingSections({ server, booking, isStaff }: Props) {
  const { practice } = usePortalHost()
  const pet = petRows(booking)
  if (!isStaff) return pet && <Section title="Pet" rows={pet.slice(0, 1)} />
  return (
    <div className={styles.pairs}>
      <Section title="Booking" rows={bookingRows(server, booking, practice?.name ?? '')} />
      {pet && <Section title="Pet" rows={pet} />}
      {pet && <Section title="Owner" rows={ownerRows(booking)} none="Owner details were not provided." />}
      {pet && <Section title="Collection" rows={collectionRows(booking)} none="No collection address is given." />}
      {pet && <SpecialInstructions booking={booking} />}
    </div>
  )
}

function Section({ title, rows, none }: { title: string; rows: SummaryRow[] | null; none?: string }) {
  return <Card title={title}>{rows ? <SummaryList rows={rows} /> : <p className={styles.muted}>{none}</p>}</Card>
}

function SpecialInstructions({ booking }: { booking: PortalBooking }) {
  const rows = booking.specialInstructions
  return (
    <Card title="Special instructions" className={styles.wide ?? ''}>
      {rows.length === 0 && <p className={styles.muted}>None</p>}
      <ul className={styles.instructions}>
        {rows.map((row, index) => (
          <li key={row.id || index}>
            {row.description}
            {row.completed && <span className={styles.muted}> (done)</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
