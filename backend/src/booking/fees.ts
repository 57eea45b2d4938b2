import { FEE_KEYS, feesDue, includedFees, isPartialStage } from '@portal/domain'
import type { FeeKey, Fees } from '@portal/domain'
import { sameValue } from '@portal/domain-bundled/merge'
import type { Db } from '../db/connect'
import type { PracticeRow } from '../db/schema/practice'
import type { LineRecord, StoredBooking } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'
import type { ZoneRow } from '../repositories/catalogue'
import type { CurrentDraft, DraftFacts } from './draft'

/** Facts that decide the fees of an order. */
interface FeeBasis {
  readonly facts: Pick<DraftFacts, 'serviceType' | 'details'>
  readonly lines: readonly LineRecord[]
}

/** Fees of an order by the present fees of practice and zones. */
export function feesOf({ facts, lines }: FeeBasis, practice: PracticeRow, zones: readonly ZoneRow[]): Fees {
  const { collection } = facts.details
  const zone = zones.find((each) => each.id === collection?.collectionProducts?.id)
  const collectionOption = collection?.collectionAddressOption
  return feesDue({ serviceType: facts.serviceType, collectionOption, practice: practice.fees, zone: zone?.fees, lines })
}

/** Fees that a stored order would have if it were saved now [OPEN-102]. */
export async function feesNow(db: Db, { booking, lines }: StoredBooking, practice: PracticeRow): Promise<Fees> {
  const { collectionProducts, collectionAddress } = booking.details.collection ?? {}
  const { postalcode = '', city = '' } = collectionAddress ?? {}
  const zones = collectionProducts ? await new CatalogueRepository(db).zones(postalcode, city) : []
  return feesOf({ facts: booking, lines }, practice, zones)
}

/**
 * A submitted order keeps each fee, unless its place of collection or the items that include the fee changed
 * [OPEN-102].
 */
export function feesAfterUpdate({ facts: was, lines }: CurrentDraft, after: FeeBasis, now: Fees): Fees {
  const { stage, fees } = was
  if (stage === undefined || fees === undefined || isPartialStage(stage)) return now
  const isSamePlace = sameValue(placeOf(was), placeOf(after.facts))
  const [before, then] = [lines, after.lines].map((each) => includedFees(was.serviceType, each))
  const isKept = (key: FeeKey) => isSamePlace && before?.includes(key) === then?.includes(key)
  const unchanged = Object.fromEntries(FEE_KEYS.filter(isKept).map((key) => [key, fees[key] ?? null]))
  return { ...now, ...unchanged }
}

const placeOf = ({ details: { collection } }: FeeBasis['facts']) => [
  collection?.collectionAddressOption ?? null,
  collection?.collectionProducts?.id ?? null,
]
