import { ServerBookingSchema, isCremationPackage, missingDetails } from '@portal/domain'
import { parse } from 'valibot'
import type { LineRecord } from '../repositories/booking'
import { isVetSupplyOrder } from './draft-errors'
import type { DraftFacts } from './draft'
import { ownerOf, petOf } from './server-pet-owner'

/** What list rows tell beyond the booking's own columns, kept beside them so that lists read no JSON. */
export function listColumns(
  facts: Omit<DraftFacts, 'isPackage' | 'relationship'>,
  lines: readonly Pick<LineRecord, 'name' | 'deleted'>[],
): { packageName: string | null; missing: string[] } {
  const cstm = parse(ServerBookingSchema.entries.cstm, { skip_owner_details_c: facts.skipOwner })
  return {
    packageName: lines.find((line) => !line.deleted && isCremationPackage(line.name))?.name ?? null,
    missing: isVetSupplyOrder(facts.serviceType)
      ? []
      : missingDetails({ pet: petOf(facts), owner: ownerOf(facts), cstm }),
  }
}
