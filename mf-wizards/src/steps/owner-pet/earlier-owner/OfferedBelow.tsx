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
  /** The booking being filled in; '' until it is saved. */
  readonly bookingId: string
  readonly onChosen: (chosen: EarlierOwner) => void
  readonly children: ReactNode
}

/**
 * A row of owner fields, and matching earlier owners below it once somebody types there. They stay until one is chosen
 * or the list is closed, so that nothing moves when the user goes on [OPEN-202].
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
