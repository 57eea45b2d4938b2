import { stageKind } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'

/** Its stage is one in which owner and pet are the provider's already [WIZ-106]. */
export function isSubmitted({ id, parsedOrderStage, orderStage }: PortalBooking): boolean {
  return id !== '' && stageKind(parsedOrderStage, orderStage) === 'submitted'
}
