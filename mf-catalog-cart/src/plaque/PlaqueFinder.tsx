import { RetryOrCall } from '@portal/booking-ui'
import { useEffect, useEffectEvent } from 'react'
import { getEngraving, getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { plaqueEntryFor } from '@portal/domain/plaque'
import type { Engraving, PlaqueConfigEntry, Product, QuotedLine } from '@portal/domain'
import { useRead } from '@portal/federation'
import { ErrorState } from '@portal/ui'
import { PlaqueSkeleton } from './PlaqueSkeleton'

/** A product's plaque configuration with the line's stored engraving; null for text-only engraving. */
export interface PlaqueData {
  readonly entry: PlaqueConfigEntry
  readonly engraving: Engraving | null
}

export interface PlaqueFinderProps {
  readonly product: Pick<Product, 'id' | 'engravingType'>
  /** The changed line with its booking. */
  readonly line: QuotedLine | undefined
  readonly bookingId: string
  readonly onFound: (plaque: PlaqueData | null) => void
}

/** Finds out whether the product is a plaque [OPEN-65, OPEN-72]; shows a placeholder meanwhile. */
export function PlaqueFinder({ product, line, bookingId, onFound }: PlaqueFinderProps) {
  const config = useRead(getPlaqueConfig, {}, { action: 'Failed to fetch the plaque configuration' })
  const entry = config.data && plaqueEntryFor(config.data.Config_File, product.id)
  const stored = line && entry ? { params: { id: bookingId, lineId: line.id } } : null
  const engraving = useRead(getEngraving, stored, { action: 'read engraving', bookingId })
  // Text-only engraving works without the configuration [ENG-61].
  const takesWords = config.error !== undefined && product.engravingType !== 'plaque'
  const found = useEffectEvent(onFound)
  const { data: savedEngraving } = engraving
  const isWaiting = stored !== null && !savedEngraving
  useEffect(() => {
    if (entry && !isWaiting) found({ entry, engraving: savedEngraving ?? null })
    else if (takesWords || (config.data && !entry)) found(null)
  }, [entry, isWaiting, savedEngraving, takesWords, config.data])
  const failed = [config, engraving].find(({ error }) => error)
  if (!failed || takesWords) return <PlaqueSkeleton />
  return (
    <ErrorState title="This plaque cannot be made right now" onRetry={failed.retry} retrying={failed.isBusy}>
      <RetryOrCall safe="Your booking and cart are safe." />
    </ErrorState>
  )
}
