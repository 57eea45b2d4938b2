import { useState } from 'react'
import { availableFrom, dayOf, formatLongDay, isAvailable, isPhysical, SPECIAL_ORDER_WEEKS } from '@portal/domain'
import type { ProductSummary } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { StatusTag } from '@portal/ui'

interface Props {
  readonly item: ProductSummary
  /** For the list: without "in stock" and without the weeks. */
  readonly brief?: boolean
}

/** Whether and when an item is available [OPEN-63, OPEN-101]. */
export function OfferTag({ item, brief = false }: Props) {
  const { brand, timeZone, now } = usePortalHost()
  const [today] = useState(() => dayOf(now(), timeZone))
  const day = availableFrom(item, today)
  if (day !== null) return <StatusTag tone="info">{`Available from ${formatLongDay(day)}`}</StatusTag>
  if (item.specialOrder)
    return <StatusTag tone="info">{brief ? 'Special order' : `Special order, allow ${SPECIAL_ORDER_WEEKS}`}</StatusTag>
  if (isAvailable(item, brand.code))
    return brief || !isPhysical(item) ? null : <StatusTag tone="success">In stock</StatusTag>
  return (
    <StatusTag tone="warning" icon="warning">
      Out of stock
    </StatusTag>
  )
}
