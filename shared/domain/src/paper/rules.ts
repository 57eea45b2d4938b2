// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { isCancelled, isProductsOrder, isUnsubmitted, SERVICE_TYPE, sameServiceType } from '@portal/domain'
import type { ServerBooking } from '../booking/schema'

/** The cards of the tagging guide [PRA-35]. */
export type TagCardKind = 'private' | 'communal' | 'hold'

interface TaggedBooking extends Pick<ServerBooking, 'discarded_at'> {
  readonly cstm: Pick<ServerBooking['cstm'], 'order_stage_c' | 'service_type' | 'ok_cremate_c'>
}

const isOneOf = (services: readonly string[], name: string | null | undefined) =>
  services.some((service) => sameServiceType(service, name))

/** With a number of its own from the beginning to the end. */
export const isCrematedAlone = (service: string | null | undefined): boolean =>
  isOneOf([SERVICE_TYPE.privateReturn, SERVICE_TYPE.privateDispersal], service)

/**
 * Which card goes with the pet [PRA-35, OPEN-171]. A booking on hold has that card whatever it is for: nothing may
 * happen before the practice calls. Null for a service that no card is for.
 */
export function tagCardOf({ cstm }: Pick<TaggedBooking, 'cstm'>): TagCardKind | null {
  const service = cstm.service_type?.name
  if (cstm.order_stage_c?.trim() === 'On Hold') return 'hold'
  if (isCrematedAlone(service)) return 'private'
  return isOneOf([SERVICE_TYPE.communalVet, SERVICE_TYPE.communalStrayWildlife], service) ? 'communal' : null
}

/**
 * Whether there is paper for a booking [OPEN-171]: it is about a pet, is submitted, and is still carried out. Before that
 * a printed number would say that something is on its way.
 */
export function hasPapers(booking: TaggedBooking): boolean {
  const { order_stage_c: stage, service_type: service } = booking.cstm
  return !isProductsOrder(service?.name) && !isUnsubmitted(booking) && !isCancelled(stage) && !booking.discarded_at
}
