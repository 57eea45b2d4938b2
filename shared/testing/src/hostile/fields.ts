/** Fields with a time or a date. */
const TIME = /(?:^|_)(?:at|date|time)(?:_|$)|(?:At|[dD]ate|DateAvailable|answerBy|openedFirst|openedLast)$/

/** Fields with an id, which no screen shows. */
const ID = /^(?:id|key)$|Id(?:C)?$|_id(?:_c)?$/
/** Ids that screens show. */
const SHOWN_IDS: ReadonlySet<string> = new Set(['order_id', 'order_id_c', 'orderId'])

/** Fields with the URL of the portal's own file. */
const FILE_URL = /(?:url|link|image|pdf|svg|src)$/i

/**
 * Fields with a code that the portal writes and that decides what a screen shows. Every other field, also a new one,
 * counts as text that people write.
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

/** Kind of a field's text, by its name. */
export function kindOf(field: string): 'id' | 'time' | 'address' | 'code' | 'text' {
  if (CODES.has(field)) return 'code'
  if (ID.test(field) && !SHOWN_IDS.has(field)) return 'id'
  if (TIME.test(field)) return 'time'
  return FILE_URL.test(field) ? 'address' : 'text'
}
