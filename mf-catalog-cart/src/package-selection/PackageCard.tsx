import { useEffect, useRef } from 'react'
import { formatMoney } from '@portal/domain'
import type { ListedProduct } from '@portal/api-client/contract/product'
import { usePortalHost } from '@portal/federation'
import { Button, Card, Picture, StatusTag, VisuallyHidden } from '@portal/ui'
import styles from './PackageSelection.module.css'

interface Props {
  readonly item: ListedProduct
  /** Whether this is the booking's package. */
  readonly isChosen: boolean
  readonly takesFocus: boolean
  readonly onOpen: () => void
}

/** A package: picture, name, contents, price if shown, Details [CAT-19]. */
export function PackageCard({ item, isChosen, takesFocus, onOpen }: Props) {
  const { prices } = usePortalHost()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const { name, description, price, priceForPet, productImages } = item
  return (
    <Card className={styles.card ?? ''}>
      <Picture src={productImages[0]?.image} alt="" width="6rem" />
      <div className={styles.words}>
        <h3>{name}</h3>
        {isChosen && <Selected />}
        <p className={styles.muted}>{description}</p>
        {prices.visible && price !== null && (
          <p>
            <span>{`from ${formatMoney(priceForPet ?? price)} `}</span>
            <span className={styles.muted}>{prices.column}</span>
          </p>
        )}
        <div>
          <Button ref={button} size="small" onClick={onOpen}>
            <span>{isChosen ? 'Change' : 'Details'}</span>
            <VisuallyHidden>{isChosen ? ` ${name}` : ` of ${name}`}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Word and icon, not colour alone [CAT-21]. */
export function Selected() {
  return (
    <StatusTag tone="success" icon="check-circle">
      Selected
    </StatusTag>
  )
}
