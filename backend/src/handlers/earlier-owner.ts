import { ownerFields } from '@portal/domain'
import { ownerSearch } from '@portal/domain-bundled/earlier-owner'
import type { Contract } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { earlierOwners } from '../repositories/earlier-owner'
import { OWNER_LOOKS, countCall } from '../repositories/rate-limit'
import { tenantFrom } from '../session/tenant'
import type { Handlers } from './handler'

export function earlierOwnerHandlers({ db }: Deps): Handlers<Pick<Contract, 'findEarlierOwners'>> {
  return {
    findEarlierOwners: async ({ session, body, now }) => {
      await countCall(db, OWNER_LOOKS, session.contact.id, now)
      const { first_name: firstName, last_name: lastName, phone: phoneNumber, booking_id: except } = body
      // The contract refuses a search that is too short.
      const search = ownerSearch({ firstName, lastName, phoneNumber })
      const found = search ? await earlierOwners(db, tenantFrom(session), { search, except: except ?? '' }) : []
      return {
        owners: found.map(({ owner, bookedAt }) => ({
          // Id and place of return belong to the other booking.
          owner: ownerFields.write({ ...owner, id: '', returnTo: '' }),
          booked_at: bookedAt.toISOString(),
        })),
      }
    },
  }
}
