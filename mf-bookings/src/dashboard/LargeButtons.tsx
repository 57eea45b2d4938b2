import { useState } from 'react'
import { paths } from '@portal/federation'
import { Link } from '@portal/router'
import { Icon, Skeleton } from '@portal/ui'
import type { IconName } from '@portal/ui'
import { useOffersVetSupplyOrder } from '../data/use-vet-supply-order'
import styles from './Dashboard.module.css'

/**
 * Main task buttons; Vet Supply Order only when the practice has that service type [BKG-01..03]. On a user's first
 * visit this is unknown: placeholders keep the room of both further buttons, and one that is not needed stays empty.
 */
export function LargeButtons({ userId }: { userId: string }) {
  const offersSupplies = useOffersVetSupplyOrder(userId)
  const [isFirstVisit] = useState(offersSupplies === undefined)
  return (
    <div className={styles.buttons}>
      <LargeButton
        to={paths.newBooking()}
        icon="plus"
        label="New Booking"
        help="A cremation or a products order"
        main
      />
      {offersSupplies === undefined ? (
        <>
          <Placeholder />
          <Placeholder />
        </>
      ) : (
        <FurtherButtons offersSupplies={offersSupplies} />
      )}
      {offersSupplies === false && isFirstVisit && <div className={styles.placeholder} />}
    </div>
  )
}

function FurtherButtons({ offersSupplies }: { offersSupplies: boolean }) {
  return (
    <>
      {offersSupplies && (
        <LargeButton
          to={paths.newBooking('vet-supply-order')}
          icon="box"
          label="Vet Supply Order"
          help="Bags, tags and other supplies"
        />
      )}
      <LargeButton
        to={paths.bookings()}
        icon="list"
        label="View All Bookings"
        help="Search, filter and open bookings"
      />
    </>
  )
}

function Placeholder() {
  return (
    <div aria-hidden className={styles.placeholder}>
      <Skeleton height="100%" />
    </div>
  )
}

interface LargeButtonProps {
  readonly to: string
  readonly icon: IconName
  readonly label: string
  readonly help: string
  readonly main?: boolean
}

function LargeButton({ to, icon, label, help, main }: LargeButtonProps) {
  return (
    <Link to={to} aria-label={label} className={`${styles.button} ${main ? styles.main : ''}`}>
      <span aria-hidden className={styles.mark}>
        <Icon name={icon} size={26} />
      </span>
      <span className={styles.label}>{label}</span>
      <span className={styles.help}>{help}</span>
    </Link>
  )
}
