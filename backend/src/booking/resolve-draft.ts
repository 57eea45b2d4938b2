import { isHomeOption, isPartialStage } from '@portal/domain'
import type { BookingSubmit, CollectionDetails, Fees } from '@portal/domain'
import type { Db } from '../db/connect'
import type { PracticeRow } from '../db/schema/practice'
import type { LineRecord } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'
import { ReferenceRepository } from '../repositories/reference'
import { practiceDay } from '../practice/clock'
import { mergeDraft } from './draft'
import type { CurrentDraft, DraftFacts, FieldDetail } from './draft'
import { asksForCollection, draftErrors } from './draft-errors'
import { feesOf, feesAfterUpdate } from './fees'
import { resolveLines, withLines } from './lines'
import { withPlaqueLines } from './package-plaques'
import { resolveCollection, homeNotOffered, zoneLinesRefusal, withoutFormerZones } from './collection'
import type { RefusedZones } from './collection'

export interface ResolvedDraft {
  readonly facts: DraftFacts
  /** The lines to write; lines that were not sent are missing. */
  readonly lines: LineRecord[]
  readonly fees: Fees
  readonly errors: FieldDetail
  readonly messages: readonly string[]
}

/** Resolves everything that a draft depends on: facts, lines, fees and their errors. */
export async function resolveDraft(
  tx: Db,
  { practice, now }: { readonly practice: PracticeRow; readonly now: Date },
  current: CurrentDraft,
  submit: BookingSubmit,
): Promise<ResolvedDraft> {
  const catalogue = new CatalogueRepository(tx)
  const breed = submit.pet ? await new ReferenceRepository(tx).breed(submit.pet.breed_type, submit.pet.breed) : null
  const { collection, zones } = await resolveCollection(catalogue, current, submit)
  const { stage } = current.facts
  const merged = mergeDraft(current.facts, submit, { breed, collection })
  const context = {
    brand: practice.brand,
    serviceType: merged.serviceType,
    zones,
    today: practiceDay(practice, now),
    isSubmitted: stage !== undefined && !isPartialStage(stage),
    weight: merged.details.pet?.weight ?? null,
    recorded: new Set(
      current.artworks.filter(({ hasRecord, isWords }) => hasRecord && !isWords).map(({ lineId }) => lineId),
    ),
  }
  const sent = submit.quoted_products ?? []
  const written = await resolveLines(catalogue, sent, current.lines, context)
  const place = placeOf(current, merged, withLines(current.lines, written.lines))
  const facts = { ...merged, details: { ...merged.details, collection: place.collection } }
  const ordered = await withPlaqueLines(catalogue, current.lines, written.lines)
  const lines = withoutFormerZones(current.lines, ordered, place.collection?.collectionProducts?.id)
  const order = { facts, lines: withLines(current.lines, lines) }
  // For a submitted booking only the sent parts are checked, because the page cannot correct the others.
  const isChecked = stage === undefined || isPartialStage(stage) || submit.pet
  const stepErrors = isChecked ? draftErrors(facts, !submit.pet || breed !== null) : {}
  const refusals = [written, zoneLinesRefusal(sent, collection), place.refused ?? { errors: {}, messages: [] }]
  return {
    facts,
    lines,
    fees: feesAfterUpdate(current, order, feesOf(order, practice, zones)),
    errors: Object.assign({}, stepErrors, ...refusals.map(({ errors }) => errors)),
    messages: refusals.flatMap(({ messages }) => messages),
  }
}

/**
 * Collection from a home is valid only if the booking has collection details [OPEN-43, OPEN-44]. A home chosen for an
 * item that required it is removed with the item; a submitted booking keeps its home.
 */
function placeOf(
  { facts: { stage, details } }: CurrentDraft,
  merged: DraftFacts,
  lines: readonly LineRecord[],
): { readonly collection: CollectionDetails | null; readonly refused?: RefusedZones } {
  const { collection } = merged.details
  const option = collection?.collectionAddressOption
  if (!isHomeOption(option) || asksForCollection(merged, lines)) return { collection }
  const isAsBefore = details.collection?.collectionAddressOption === option
  if (!isAsBefore) return { collection, refused: homeNotOffered }
  return { collection: stage === undefined || isPartialStage(stage) ? null : collection }
}
