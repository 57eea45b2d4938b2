/** A field whose text is a moment or a day: what it is otherwise is no day. */
const TIME = /(?:^|_)(?:at|date|time)(?:_|$)|(?:At|[dD]ate|DateAvailable|answerBy|openedFirst|openedLast)$/

/** A field whose text tells one thing from another, and is shown nowhere. */
const ID = /^(?:id|key)$|Id(?:C)?$|_id(?:_c)?$/
/** But for what people read of a booking. */
const READ: ReadonlySet<string> = new Set(['order_id', 'order_id_c', 'orderId'])

/** A field whose text is the address of a file of the portal's own. */
const ADDRESS = /(?:url|link|image|pdf|svg|src)$/i

/**
 * Fields whose text is one of a few that the portal itself writes: with another a screen shows something else. All that
 * is not named here is a text that people write, a new field too.
 */
const CODES: ReadonlySet<string> = new Set([
  'Color',
  'Dimensions',
  'ID',
  'Icon_Ratio',
  'InvoiceID',
  'PhotoSize',
  'Ratios',
  'Shape',
  'Status',
  'SugarID',
  'Type',
  'bill_to_c',
  'code',
  'color',
  'collection_add_option_c',
  'default_collection_location_c',
  'dimensions',
  'engravingType',
  'engraving_type',
  'field',
  'font',
  'has_portal_access_c',
  'icon',
  'iconPlacement',
  'iconPosition',
  'iconRatio',
  'opportunity_type',
  'order_stage_c',
  'photoSize',
  'portal_access_c',
  'pricing_information_c',
  'ratios',
  'relationship_type_c',
  'return_add_option_c',
  'return_to',
  'secret',
  'shape',
  'sha256',
  'stage',
])

/** What kind of text a field has, by its name. */
export function kindOf(field: string): 'id' | 'time' | 'address' | 'code' | 'text' {
  if (CODES.has(field)) return 'code'
  if (ID.test(field) && !READ.has(field)) return 'id'
  if (TIME.test(field)) return 'time'
  return ADDRESS.test(field) ? 'address' : 'text'
}
