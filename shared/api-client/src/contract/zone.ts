import { CollectionProductSchema, text, v } from '@portal/domain'
import { endpoint } from './endpoint'

/** Empty if the address is outside the collection zones [WIZ-92]. */
export const listCollectionZones = endpoint('listCollectionZones', {
  method: 'GET',
  path: 'portal/postcode/zone',
  summary: 'Collection products for an address',
  access: 'staff',
  query: v.object({ postalcode: text(10), city: text(100) }),
  response: v.array(CollectionProductSchema),
})
