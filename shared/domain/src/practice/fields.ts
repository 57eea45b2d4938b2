import * as v from 'valibot'
import { NounTable } from '../value/noun-table'
import { MAX_LENGTH, flagUnlessOff, text, wireTextOrNull } from '../value/schema'
import { asked, kept, readOnly } from '../value/wire-field'

const word = v.nullish(text(MAX_LENGTH.name))

/** Settings of a practice: its `cstm` on the wire [DOM-22]. The server has a column for each. */
export const practiceFields = new NounTable({
  relationship: readOnly('relationship_type_c', wireTextOrNull),
  hasPortalAccess: readOnly('has_portal_access_c', wireTextOrNull),
  pricing: asked('pricing_information_c', wireTextOrNull, word),
  defaultCollectionLocation: kept('default_collection_location_c', wireTextOrNull, word),
  providesClientDetails: kept('provides_client_details_c', flagUnlessOff, v.nullish(v.picklist([0, 1]))),
})
