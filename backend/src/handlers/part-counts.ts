import type { Contract } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { GuestRepository } from '../repositories/guest'
import { addPartCounts } from '../repositories/part-counts'
import { LINE_COUNTS, OWNER_COUNTS, STAFF_COUNTS, countCall } from '../repositories/rate-limit'
import type { Handlers } from './handler'

type PartCountContract = Pick<Contract, 'countParts' | 'countOwnerParts'>

/** How versions of remotes fare on pages: sums only, without who told of them. */
export function partCountHandlers({ db }: Deps): Handlers<PartCountContract> {
  return {
    countParts: async ({ session, body, now }) => {
      await countCall(db, STAFF_COUNTS, session.contact.id, now)
      await addPartCounts(db, body.parts, now)
    },

    // Known and unknown lines are answered alike: nobody learns which exist [OPEN-81].
    countOwnerParts: async ({ params, body, now, ip }) => {
      await countCall(db, OWNER_COUNTS, ip, now)
      await countCall(db, LINE_COUNTS, params.id, now)
      if ((await new GuestRepository(db).phoneOfLine(params.id)) !== null) await addPartCounts(db, body.parts, now)
    },
  }
}
