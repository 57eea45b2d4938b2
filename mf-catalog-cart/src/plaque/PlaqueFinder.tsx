import { RetryOrCall } from '@portal/booking-ui'
import { useEffect, useEffectEvent } from 'react'
import { getEngraving, getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { plaqueEntryFor } from '@portal/domain/plaque'
import type { Engraving, PlaqueConfigEntry, Product, QuotedLine } from '@portal/domain'
import { useRead } from '@portal/federation'
import { ErrorState } from '@portal/ui'
import { PlaqueSkeleton } from './PlaqueSkeleton'

/** How a product is engraved: as a plaque, with what is stored of a line; null of one that takes words alone. */
export interface FoundPlaque {
  readonly entry: PlaqueConfigEntry
  readonly engraving: Engraving | null
}

export interface PlaqueFinderProps {
  readonly product: Pick<Product, 'id' | 'engravingType'>
  /** The line that is changed, and its booking. */
  readonly line: QuotedLine | undefined
  readonly bookingId: string
  readonly onFound: (plaque: FoundPlaque | null) => void
}

/** Looks whether the product is a plaque [OPEN-65, OPEN-72], and shows itself until that is known. */
export function PlaqueFinder({ product, line, bookingId, onFound }: PlaqueFinderProps) {
  const config = useRead(getPlaqueConfig, {}, { action: 'Failed to fetch the plaque configuration' })
  const entry = config.data && plaqueEntryFor(config.data.Config_File, product.id)
  const stored = line && entry ? { params: { id: bookingId, lineId: line.id } } : null
  const engraving = useRead(getEngraving, stored, { action: 'read engraving', bookingId })
  // Words alone can be taken without it [ENG-61].
  const takesWords = config.error !== undefined && product.engravingType !== 'plaque'
  const found = useEffectEvent(onFound)
  const { data: kept } = engraving
  const isWaiting = stored !== null && !kept
  useEffect(() => {
    if (entry && !isWaiting) found({ entry, engraving: kept ?? null })
    else if (takesWords || (config.data && !entry)) found(null)
  }, [entry, isWaiting, kept, takesWords, config.data])
  const failed = [config, engraving].find(({ error }) => error)
  if (!failed || takesWords) return <PlaqueSkeleton />
  return (
    <ErrorState title="This plaque cannot be made right now" onRetry={failed.retry} retrying={failed.isBusy}>
      <RetryOrCall safe="Your booking and cart are safe." />
    </ErrorState>
  )
}
