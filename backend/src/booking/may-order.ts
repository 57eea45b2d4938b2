import { clientCarePhone, mayOrder } from '@portal/domain'
import { invalid } from '../errors/failure'
import { ReferenceRepository } from '../repositories/reference'
import type { StaffAct } from '../tenant/act'

/** A practice without portal access orders nothing, whatever a page sends [OPEN-129]. */
export async function refuseIfMayNotOrder({ tx, session: { practice } }: StaffAct): Promise<void> {
  if (mayOrder(practice.hasPortalAccess)) return
  const brand = await new ReferenceRepository(tx).brand(practice.brand)
  const care = brand ? `Client Care on ${clientCarePhone(brand.phoneWork)}` : 'Client Care'
  throw invalid(
    { practice: 'mayNotOrder' },
    `Your practice cannot order here at the moment. Nothing was saved. Call ${care}.`,
  )
}
