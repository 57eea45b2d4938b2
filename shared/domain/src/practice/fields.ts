import * as v from 'valibot'
import { PRICING_OPTIONS } from '../pricing/rules'
import { NounTable } from '../value/noun-table'
import type { FieldCode } from '../value/rules'
import { MAX_LENGTH, flagUnlessOff, text, wireTextOrNull } from '../value/schema'
import { asked, kept, told } from '../value/wire-field'

const notOffered: FieldCode = 'notOffered'

/** One of a few; '' leaves it as it is. */
const oneOf = (options: readonly string[]) =>
  v.nullish(
    v.pipe(
      text(MAX_LENGTH.name),
      v.check((value) => value === '' || options.includes(value), notOffered),
    ),
  )

/** What was agreed upon with a practice: its `cstm` on the wire [DOM-22]; the server has a column for each. */
export const practiceFields = new NounTable({
  relationship: told('relationship_type_c', wireTextOrNull),
  hasPortalAccess: told('has_portal_access_c', wireTextOrNull),
  pricing: asked('pricing_information_c', wireTextOrNull, oneOf(PRICING_OPTIONS)),
  defaultCollectionLocation: kept('default_collection_location_c', wireTextOrNull, oneOf(['Vet', 'Customer', 'Other'])),
  providesClientDetails: kept('provides_client_details_c', flagUnlessOff, v.nullish(v.picklist([0, 1]))),
})
