import { usePortalHost } from '@portal/federation'
import { Button, FinalButton, VisuallyHidden } from '@portal/ui'
import styles from './EarlierOwner.module.css'
import type { EarlierOwner, SearchedRow } from './offering'
import { useEarlierOwners } from './use-earlier-owners'
import { EARLIER_OWNERS, LOOK_FAILED, announcement, detailOf, takeLabel } from './earlier-owner-texts'

export interface OfferListProps {
  readonly row: SearchedRow
  readonly bookingId: string
  readonly onChosen: (chosen: EarlierOwner) => void
  readonly onClose: () => void
}

/**
 * Earlier owners that match the input, each with a button naming what it fills in. Renders nothing without any
 * [OPEN-202].
 */
export function OfferList({ row, bookingId, onChosen, onClose }: OfferListProps) {
  const { timeZone } = usePortalHost()
  const { offered, failed } = useEarlierOwners(row, bookingId)
  return (
    <>
      <VisuallyHidden>
        <output>{announcement(offered.length)}</output>
      </VisuallyHidden>
      {offered.length > 0 && (
        <section className={styles.list} aria-label={EARLIER_OWNERS}>
          <ul className={styles.offered}>
            {offered.map((one) => (
              <li key={`${one.bookedAt} ${takeLabel(one)}`} className={styles.offer}>
                <span className={styles.detail}>{detailOf(one, timeZone)}</span>
                <FinalButton size="small" readyFor={one.bookedAt} onClick={() => onChosen(one)}>
                  {takeLabel(one)}
                </FinalButton>
              </li>
            ))}
          </ul>
          <Button size="small" variant="quiet" onClick={onClose}>
            {offered.length === 1 ? 'Another owner' : 'None of these'}
          </Button>
        </section>
      )}
      {failed && offered.length === 0 && <output className={styles.detail}>{LOOK_FAILED}</output>}
    </>
  )
}
