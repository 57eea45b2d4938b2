import * as v from 'valibot'
import { NounTable } from '../value/noun-table'
import { MAX_LENGTH, flag, flagUnlessOff, text, wireTextOrNull } from '../value/schema'
import { formField, hiddenField, readOnlyField } from '../value/wire-field'

const word = v.nullish(text(MAX_LENGTH.name))

/** Settings of a practice: its `cstm` on the wire [DOM-22]. The server has a column for each. */
export const practiceFields = new NounTable({
  relationship: readOnlyField('relationship_type_c', wireTextOrNull),
  hasPortalAccess: readOnlyField('has_portal_access_c', wireTextOrNull),
  pricing: formField('pricing_information_c', wireTextOrNull, word),
  defaultCollectionLocation: hiddenField('default_collection_location_c', wireTextOrNull, word),
  providesClientDetails: hiddenField('provides_client_details_c', flagUnlessOff, v.nullish(v.picklist([0, 1]))),
  /** Owners check the words on urns and keepsakes, as they check plaques [OPEN-383]. */
  ownerChecksWords: formField('owner_checks_words_c', flag, v.nullish(v.picklist([0, 1]))),
})
