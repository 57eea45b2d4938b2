import { isCremationPackage, missingDetails, toOwner, toPet } from '@portal/domain'
import type { LineRecord } from '../repositories/booking'
import { isVetSupplyOrder } from './draft-errors'
import type { DraftFacts } from './draft'
import { ownerOf, petOf } from './server-pet-owner'

/** What list rows tell beyond the booking's own columns, kept beside them so that lists read no JSON. */
export function listColumns(
  facts: Omit<DraftFacts, 'isPackage' | 'relationship'>,
  lines: readonly Pick<LineRecord, 'name' | 'deleted'>[],
): { packageName: string | null; missing: string[] } {
  const pet = isVetSupplyOrder(facts.serviceType) ? null : toPet(petOf(facts))
  return {
    packageName: lines.find((line) => !line.deleted && isCremationPackage(line.name))?.name ?? null,
    missing: missingDetails({ pet, owner: toOwner(ownerOf(facts)), skipOwner: facts.skipOwner }),
  }
}
