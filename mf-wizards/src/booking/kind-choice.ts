import { bookingOptionBySlug, sameServiceType, v } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'

/** A booking's new kind from the chooser, sent with each save until the server has it [OPEN-341]. */
export const KindChoiceSchema = v.object({
  option: v.string(),
  serviceType: v.object({ id: v.string(), name: v.string() }),
  vetStaff: v.string(),
  /** Version of the booking at the time; a later one may have another staff member. */
  version: v.number(),
})
export type KindChoice = v.InferOutput<typeof KindChoiceSchema>

/** The booking with the newly chosen kind. */
export function withKindChoice(booking: PortalBooking, chosen: KindChoice | null | undefined): PortalBooking {
  const option = chosen && bookingOptionBySlug(chosen.option)
  if (!chosen || !option) return booking
  const isSame = sameServiceType(booking.serviceType, chosen.serviceType.name)
  const { slug, label, sugarAPIName, kind } = option
  return {
    ...booking,
    bookingOptionSelected: { slug, label, sugarAPIName },
    isPackage: kind === 'package',
    ...(!isSame && { serviceType: chosen.serviceType.name, rawServiceType: chosen.serviceType }),
    ...(booking.version === chosen.version && { vetStaff: chosen.vetStaff }),
  }
}
