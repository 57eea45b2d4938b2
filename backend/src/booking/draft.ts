import type { ArtworkFacts } from '../repositories/artwork'
import type { BookingRecord, LineRecord } from '../repositories/booking'

/** Facts of a booking's owner and pet step. */
export type DraftFacts = Pick<
  BookingRecord,
  'id' | 'serviceType' | 'relationship' | 'isPackage' | 'skipOwner' | 'details'
>

/** A booking as it was read; a new one has no stage and no lines. */
export interface CurrentDraft {
  readonly facts: DraftFacts & Partial<Pick<BookingRecord, 'stage' | 'fees'>>
  readonly lines: readonly LineRecord[]
  readonly artworks: readonly ArtworkFacts[]
}

export type FieldDetail = Record<string, string>
