import type { Deps } from './deps'
import { deliverAccount } from './member/account'
import { deliverPicture } from './booking/summary-picture'
import { deliverProof } from './engraving/proof'
import { deliverLetter } from './outbox/letter'
import type { Deliveries } from './outbox/worker'

/** How each kind of the outbox is delivered. */
export function deliveriesOf({
  db,
  storage,
  drawProof,
  identity,
  mail,
  portal,
}: Pick<Deps, 'db' | 'storage' | 'drawProof' | 'identity' | 'mail' | 'portal'>): Deliveries {
  return {
    picture: (item) => deliverPicture({ db, storage }, item),
    proof: (item) => deliverProof({ db, storage, drawProof }, item),
    account: (item) => deliverAccount({ db, identity, mail, portal }, item),
    letter: (item) => deliverLetter(mail, item),
  }
}
