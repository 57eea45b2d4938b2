import { isPartialStage, feesDue } from '@portal/domain'
import type { BookingSubmit, Fees } from '@portal/domain'
import type { Db } from '../db/connect'
import type { PracticeRow } from '../db/schema/practice'
import type { LineRecord } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'
import type { ZoneRow } from '../repositories/catalogue'
import { ReferenceRepository } from '../repositories/reference'
import { practiceDay } from '../tenant/clock'
import type { CurrentDraft, DraftFacts, FieldDetail } from './draft'
import { draftErrors } from './draft-errors'
import { resolveLines, withLines } from './lines'
import { mergeDraft } from './merge-draft'
import { resolveCollection } from './resolve-collection'

export interface ResolvedDraft {
  readonly facts: DraftFacts
  /** The lines to write; those not sent are not among them. */
  readonly lines: LineRecord[]
  readonly fees: Fees
  readonly errors: FieldDetail
  /** What of it is said in words. */
  readonly said: readonly string[]
}

/** Everything a draft rests on: its own rules, its lines and what they say of it. */
export async function resolveDraft(
  tx: Db,
  { practice, now }: { readonly practice: PracticeRow; readonly now: Date },
  current: CurrentDraft,
  submit: BookingSubmit,
): Promise<ResolvedDraft> {
  const catalogue = new CatalogueRepository(tx)
  const breed = submit.pet ? await new ReferenceRepository(tx).breed(submit.pet.breed_type, submit.pet.breed) : null
  const { collection, zones } = await resolveCollection(catalogue, current, submit)
  const facts = mergeDraft(current.facts, submit, { breed, collection })
  const context = {
    brand: practice.brand,
    serviceType: facts.serviceType,
    zones,
    today: practiceDay(practice, now),
    weight: facts.details.pet?.weight ?? null,
    recorded: new Set(current.artworks.filter(({ hasRecord }) => hasRecord).map(({ lineId }) => lineId)),
  }
  const sent = submit.quoted_products ?? []
  const { lines, errors, said } = await resolveLines(catalogue, sent, current.lines, context)
  // Of a submitted booking only what is new is checked: nobody could mend the rest here.
  const { stage } = current.facts
  const isChecked = stage === undefined || isPartialStage(stage) || submit.pet
  const stepErrors = isChecked ? draftErrors(facts, !submit.pet || breed !== null) : {}
  return {
    facts,
    lines,
    fees: feesOf(facts, withLines(current.lines, lines), practice, zones),
    errors: { ...stepErrors, ...errors },
    said,
  }
}

function feesOf(
  { serviceType, details: { collection } }: DraftFacts,
  lines: readonly LineRecord[],
  practice: PracticeRow,
  zones: readonly ZoneRow[],
): Fees {
  const zone = zones.find((each) => each.id === collection?.collectionProducts?.id)
  const collectionOption = collection?.collectionAddressOption
  return feesDue({ serviceType, collectionOption, practice: practice.fees, zone: zone?.fees, lines })
}
