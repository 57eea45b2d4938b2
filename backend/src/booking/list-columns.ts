import { emptyOwner, emptyPet, missingDetails, normalisePhone, packageLineIn } from '@portal/domain'
import type { BookingDetails } from '../db/records'
import type { LineRecord } from '../repositories/booking'
import { isVetSupplyOrder } from './draft-errors'
import type { DraftFacts } from './draft'

/** Columns by which lists display, sort and search, so that they need not parse JSON. */
export function listColumns(
  { serviceType, skipOwner, details }: Pick<DraftFacts, 'serviceType' | 'skipOwner' | 'details'>,
  lines: readonly Pick<LineRecord, 'name' | 'deleted'>[],
) {
  const pet = isVetSupplyOrder(serviceType) ? null : (details.pet ?? emptyPet())
  return {
    ...nameColumns(details),
    packageName: packageLineIn(lines)?.name ?? null,
    missing: missingDetails({ pet, owner: details.owner ?? emptyOwner(), skipOwner }),
  }
}

/** Names, and the owner's phone for verification, in +61 form. */
function nameColumns({ pet, owner }: BookingDetails) {
  const phone = owner?.phoneNumber ?? ''
  return {
    petFirstName: pet?.firstName ?? '',
    petLastName: pet?.lastName ?? '',
    ownerFirstName: owner?.firstName ?? '',
    ownerLastName: owner?.lastName ?? '',
    ownerPhone: normalisePhone(phone) ?? phone,
  }
}
