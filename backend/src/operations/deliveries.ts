import type { Deps } from '../deps'
import { deliverAccount } from '../members/account'
import { deliverPicture } from '../booking/summary-picture'
import { deliverWords } from '../engraving/draw-words'
import { deliverProof } from '../engraving/proof'
import { bookingEventDelivery } from '../outbox/booking-event'
import { deliverEmail } from '../outbox/email'
import { deliverRevocation } from '../outbox/revocation'
import { deliverOwnerMessage } from '../owners/deliver'
import type { Deliveries } from '../outbox/worker'

/** Delivery function of each outbox kind. */
export function deliveriesOf(
  deps: Pick<
    Deps,
    | 'db'
    | 'storage'
    | 'drawProof'
    | 'drawWords'
    | 'links'
    | 'identity'
    | 'mail'
    | 'sms'
    | 'portal'
    | 'realtime'
    | 'now'
    | 'userPool'
    | 'refreshSeal'
  >,
): Deliveries {
  const { db, storage, drawProof, drawWords, identity, mail, portal, realtime } = deps
  return {
    picture: (item) => deliverPicture({ db, storage }, item),
    proof: (item) => deliverProof({ db, storage, drawProof }, item),
    ownerWords: (item) => deliverWords({ db, storage, drawWords, now: deps.now }, item),
    account: (item) => deliverAccount({ db, identity, mail, portal }, item),
    email: (item) => deliverEmail(mail, item),
    ownerMessage: (item) => deliverOwnerMessage(deps, item),
    bookingEvent: bookingEventDelivery(realtime, deps.now),
    revocation: (item) => deliverRevocation(deps, item),
  }
}
