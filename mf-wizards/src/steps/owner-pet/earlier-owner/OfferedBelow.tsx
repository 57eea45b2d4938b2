import { useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '@portal/ui'
import styles from './EarlierOwner.module.css'
import type { OfferListProps } from './OfferList'
import type { EarlierOwner, SearchedRow } from './offering'

const List = lazyPart<OfferListProps>(
  () => import(/* webpackChunkName: "earlier-owner" */ './OfferList').then((part) => part.OfferList),
  () => null,
)

interface OfferedBelowProps {
  readonly row: SearchedRow
  /** The booking that is being filled in; '' while it is not saved. */
  readonly bookingId: string
  readonly onChosen: (chosen: EarlierOwner) => void
  readonly children: ReactNode
}

/**
 * A row of the owner's fields, and below it, once somebody has typed there, the earlier owners that fit. They stay until
 * one is chosen or the list is closed: what stands below does not move when somebody goes on to it [OPEN-202].
 */
export function OfferedBelow({ row, bookingId, onChosen, children }: OfferedBelowProps) {
  const [isTyped, setTyped] = useState(false)
  const choose = (chosen: EarlierOwner) => {
    setTyped(false)
    onChosen(chosen)
  }
  return (
    <div className={styles.row}>
      <div onChange={() => setTyped(true)}>{children}</div>
      {isTyped && <List {...{ row, bookingId }} onChosen={choose} onClose={() => setTyped(false)} />}
    </div>
  )
}
