import { SERVICE_TYPE, isCancelled, isProductsOrder, isUnsubmitted, sameServiceType } from '@portal/domain'
import type { ServerBooking } from '@portal/domain'

/** Cards of the tagging guide [PRA-35]. */
export type TagCardKind = 'private' | 'communal' | 'hold'

interface TaggedBooking extends Pick<ServerBooking, 'discarded_at'> {
  readonly cstm: Pick<ServerBooking['cstm'], 'order_stage_c' | 'service_type' | 'ok_cremate_c'>
}

const isOneOf = (services: readonly string[], name: string | null | undefined) =>
  services.some((service) => sameServiceType(service, name))

/** Whether the pet is cremated individually and keeps its own number throughout. */
export const isCrematedAlone = (service: string | null | undefined): boolean =>
  isOneOf([SERVICE_TYPE.privateReturn, SERVICE_TYPE.privateDispersal], service)

/**
 * Tag card of the pet [PRA-35, OPEN-171]. A booking on hold has the hold card whatever its service, because the
 * practice must call first. Null for a service without a card.
 */
export function tagCardOf({ cstm }: Pick<TaggedBooking, 'cstm'>): TagCardKind | null {
  const service = cstm.service_type?.name
  if (cstm.order_stage_c?.trim() === 'On Hold') return 'hold'
  if (isCrematedAlone(service)) return 'private'
  return isOneOf([SERVICE_TYPE.communalVet, SERVICE_TYPE.communalStrayWildlife], service) ? 'communal' : null
}

/**
 * Whether a booking has paperwork [OPEN-171]: it is about a pet, submitted, and neither cancelled nor discarded. A
 * number printed earlier would suggest that a collection is on its way.
 */
export function hasPapers(booking: TaggedBooking): boolean {
  const { order_stage_c: stage, service_type: service } = booking.cstm
  return !isProductsOrder(service?.name) && !isUnsubmitted(booking) && !isCancelled(stage) && !booking.discarded_at
}
