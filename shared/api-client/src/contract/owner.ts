import { ServerOwnerSchema, id, v, wireText } from '@portal/domain'
import { ownerSearch } from '@portal/domain-bundled/earlier-owner'
import { endpoint } from './endpoint'
import { term } from './shared-schemas'

/**
 * A read by POST, so that the owner's data is not part of a URL, which logs, proxies and browser histories store
 * [OPEN-205].
 */
export const findEarlierOwners = endpoint('findEarlierOwners', {
  method: 'POST',
  path: 'portal/earlier_owners',
  summary:
    "Owners of the practice's own bookings whose names or number begin so, as the latest booking of each has them",
  access: 'staff',
  body: v.pipe(
    v.object({
      first_name: term,
      last_name: term,
      phone: term,
      /** The booking being filled in, whose own owner is excluded. */
      booking_id: v.nullish(id),
    }),
    v.check(
      ({ first_name: firstName, last_name: lastName, phone: phoneNumber }) =>
        ownerSearch({ firstName, lastName, phoneNumber }) !== null,
      'two of first name, last name and phone: a name of at least 3 letters or 4 digits of a number, and 2 letters of another name',
    ),
  ),
  response: v.object({ owners: v.array(v.object({ owner: ServerOwnerSchema, booked_at: wireText })) }),
})
