import { BrandSchema, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { term } from './shared-schemas'

/** Hosts of no known brand send no query [API-11, OPEN-10]. */
export const getBrand = endpoint('getBrand', {
  method: 'GET',
  path: 'portal/brand',
  summary: 'The brand of a site: logo, name and phone',
  access: 'open',
  query: v.object({ brand: term }),
  response: BrandSchema,
})
