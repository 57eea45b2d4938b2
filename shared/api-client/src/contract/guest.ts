import { flag, id, text, wireId, wireText, wireTextOrNull, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { IdParams } from './shared-schemas'

/** Never contains the phone number. `{id}` is the quoted product [OPEN-54]. */
export const getAuthentication = endpoint('getAuthentication', {
  method: 'GET',
  path: 'portal/authentication/{id}',
  summary: 'Whether this engraving line can be verified by phone',
  access: 'open',
  params: IdParams,
  response: v.object({ can_verify: flag }),
  keepsSession: true,
})

/** The server compares the numbers and limits attempts [OPEN-81]. */
export const guestLogin = endpoint('guestLogin', {
  method: 'POST',
  path: 'portal/guest/login',
  summary: "Verify a pet owner by phone; gives this booking's guest and client token",
  access: 'open',
  body: v.object({ booking_id: id, quoted_product_id: id, phone: text(20) }),
  response: v.object({ guest_token: v.string(), client_token: v.string(), expires_at: v.string() }),
  keepsSession: true,
})

export const getClientDetails = endpoint('getClientDetails', {
  method: 'GET',
  path: 'portal/booking/{id}/client_details',
  summary: 'What an owner may see of a booking',
  access: 'staff-or-guest',
  params: IdParams,
  response: v.object({
    id: wireId,
    order_id_c: wireText,
    order_stage_c: wireTextOrNull,
    ok_cremate_c: flag,
    owner_first_name: wireText,
    pet_name: wireText,
    brand: wireTextOrNull,
    /** The clinic that owners can call. */
    clinic_name: wireText,
    clinic_phone: wireText,
    quoted_products: v.array(
      v.object({ id: wireId, name: wireText, actual_product_id_c: wireTextOrNull, deleted: flag }),
    ),
  }),
  keepsSession: true,
})
