import { ADDRESS_SEARCH_MAX, ADDRESS_SEARCH_MIN, AddressSchema, text, wireText, v } from '@portal/domain'
import { endpoint } from './endpoint'

const placeId = v.pipe(v.string(), v.regex(/^[\w-]{1,300}$/))

/** The places key stays on the server [EXT-11]. */
export const autocompletePlaces = endpoint('autocompletePlaces', {
  method: 'GET',
  path: 'portal/places/autocomplete',
  summary: 'Australian addresses that begin like the input',
  access: 'staff',
  query: v.object({
    input: v.pipe(text(ADDRESS_SEARCH_MAX), v.minLength(ADDRESS_SEARCH_MIN)),
    /** One id for all lookups of one address. */
    session: v.nullish(text(64)),
  }),
  response: v.object({
    data: v.array(v.object({ place_id: wireText, text: wireText, main_text: wireText, secondary_text: wireText })),
  }),
})

/** [EXT-12] */
export const getPlace = endpoint('getPlace', {
  method: 'GET',
  path: 'portal/places/{placeId}',
  summary: 'The address and coordinates of a place',
  access: 'staff',
  params: v.object({ placeId }),
  query: v.object({ session: v.nullish(text(64)) }),
  response: AddressSchema,
})
