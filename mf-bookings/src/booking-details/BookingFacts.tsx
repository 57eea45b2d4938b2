import { useId } from 'react'
import type { ReactNode } from 'react'
import { isProductsOrder } from '@portal/domain'
import type { PortalBooking, ServerBooking } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Card, SummaryList } from '@portal/ui'
import type { SummaryRow } from '@portal/ui'
import styles from './BookingDetails.module.css'
import { bookingRows, collectionRows, ownerRows, petRows } from './summary-rows'

interface Props {
  readonly server: ServerBooking
  readonly booking: PortalBooking
}

/** Facts of pet, owner and booking, side by side [OPEN-29, OPEN-30]. */
export function BookingFacts({ server, booking }: Props) {
  const { practice, timeZone: zone } = usePortalHost()
  const pet = petRows(booking)
  return (
    <Card className={styles.facts ?? ''}>
      {pet && <Facts title="Pet" rows={pet} />}
      {pet && <Facts title="Owner" rows={ownerRows(booking)} none="Owner details were not provided." />}
      <Facts
        title={isProductsOrder(booking.serviceType) ? 'Order' : 'Booking'}
        rows={bookingRows(server, booking, { name: practice?.name ?? '', zone })}
      />
    </Card>
  )
}

/** Collection and special instructions; an order of products has neither [OPEN-30]. */
export function Handling({ server, booking }: Props) {
  const { practice } = usePortalHost()
  const isCollected = !isProductsOrder(booking.serviceType)
  if (!petRows(booking)) return null
  return (
    <Card className={styles.facts ?? ''}>
      {isCollected && <Facts title="Collection" rows={collectionRows(server, booking, practice)} />}
      <Section title="Special instructions">
        <SpecialInstructions booking={booking} />
      </Section>
    </Card>
  )
}

/** The pet's name, the only field of the pet that a guest token may read [OPEN-02]. */
export function PetOfGuest({ booking }: Pick<Props, 'booking'>) {
  const pet = petRows(booking)
  return (
    pet && (
      <Card>
        <Facts title="Pet" rows={pet.slice(0, 1)} />
      </Card>
    )
  )
}

function Facts({ title, rows, none }: { title: string; rows: SummaryRow[] | null; none?: string }) {
  return (
    <Section title={title}>{rows ? <SummaryList rows={rows} dense /> : <p className={styles.muted}>{none}</p>}</Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function SpecialInstructions({ booking: { specialInstructions: rows } }: Pick<Props, 'booking'>) {
  if (rows.length === 0) return <p className={styles.muted}>None</p>
  return (
    <ul className={styles.instructions}>
      {rows.map((row, index) => (
        <li key={row.id || index}>
          <span>{row.description}</span>
          {row.completed && <span className={styles.muted}> (done)</span>}
        </li>
      ))}
    </ul>
  )
}
