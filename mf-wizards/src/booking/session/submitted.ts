import { stageKind } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'

/** Whether its stage gives owner and pet to the provider [WIZ-106]. */
export function isSubmitted({ id, parsedOrderStage, orderStage }: PortalBooking): boolean {
  return id !== '' && stageKind(parsedOrderStage, orderStage) === 'submitted'
}
