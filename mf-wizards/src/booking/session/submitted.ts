import { stageKind } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'

/** Whether the booking's stage gives owner and pet to the provider [WIZ-106]. */
export function isSubmitted({ id, parsedOrderStage, orderStage }: PortalBooking): boolean {
  return id !== '' && stageKind(parsedOrderStage, orderStage) === 'submitted'
}
