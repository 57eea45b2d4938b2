import {
  SERVICE_TYPE,
  editPathKind,
  hasCollectionSection,
  isCremationPackage,
  isProductsOrder,
  needsCollection,
  sameServiceType,
} from '@portal/domain'
import { collectionErrors, ownerErrors, ownerNeeds, petErrors } from '@portal/domain-bundled/booking-errors'
import type { LineRecord } from '../repositories/booking'
import type { DraftFacts, FieldDetail } from './draft'

export function isVetSupplyOrder(serviceType: string): boolean {
  return sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)
}

/** Errors of the first step [WIZ-67..90], by the pages' rules. Vet supply orders have no such step. */
export function draftErrors(facts: DraftFacts, breedKnown: boolean, lines: readonly LineRecord[] = []): FieldDetail {
  if (isVetSupplyOrder(facts.serviceType)) return {}
  const { pet, owner } = facts.details
  return {
    ...prefixed('pet', pet === null ? { pet: 'required' } : petErrors(pet, breedKnown)),
    ...(facts.skipOwner
      ? {}
      : prefixed('owner', ownerErrors(owner ?? {}, ownerNeeds(kindOf(facts), facts.serviceType)))),
    ...collectionFieldErrors(facts, lines),
  }
}

/** Errors of the collection, if the booking has one [WIZ-88..90]. */
export function collectionFieldErrors(facts: DraftFacts, lines: readonly LineRecord[] = []): FieldDetail {
  return asksForCollection(facts, lines)
    ? prefixed('collection', collectionErrors(facts.details.collection ?? {}, facts.skipOwner))
    : {}
}

/** Whether the booking has collection details [OPEN-43, OPEN-96]. */
export function asksForCollection(facts: DraftFacts, lines: readonly LineRecord[]): boolean {
  const kind = kindOf(facts)
  return kind !== null && hasCollectionSection(kind, facts.serviceType, needsCollection(lines))
}

const kindOf = ({ serviceType, relationship, isPackage }: DraftFacts) =>
  editPathKind({
    cstm: { service_type: { name: serviceType }, opportunity_type: relationship, is_package_c: isPackage },
  })

function prefixed(part: string, errors: Readonly<Record<string, string | undefined>>): FieldDetail {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field === part ? part : `${part}.${field}`, code ?? 'invalid']),
  )
}

/** Errors that block the submission of an order, without those of the first step. */
export function orderErrors(
  facts: DraftFacts,
  lines: readonly LineRecord[],
  isPackageLine: (line: LineRecord) => boolean,
): FieldDetail {
  const present = lines.filter((line) => !line.deleted && !line.homeCollection)
  if (isProductsOrder(facts.serviceType) && present.length === 0) return { quoted_products: 'required' }
  if (facts.isPackage && !present.some(isPackageLine)) return { package: 'required' }
  return {}
}

/** Errors of an update to a submitted booking. Only sent parts are checked, because others cannot be corrected. */
export function submittedErrors(
  facts: DraftFacts,
  lines: readonly LineRecord[],
  sent: { readonly collection: boolean; readonly lines: boolean },
): FieldDetail {
  return {
    ...(sent.collection ? collectionFieldErrors(facts) : {}),
    ...(sent.lines ? orderErrors(facts, lines, (line) => isCremationPackage(line.name)) : {}),
  }
}
