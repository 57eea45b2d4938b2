/**
 * Rights of the practice role on each table: the least that calls with a session need [OPEN-330]. A table without an
 * entry is closed, and `practice-rights.spec.ts` fails. Written as in `grant`.
 */
export const PRACTICE_RIGHTS: Readonly<Record<string, readonly string[]>> = {
  // Catalogue and lists of the provider are readable.
  brands: ['select'],
  breeds: ['select'],
  package_items: ['select'],
  pet_types: ['select'],
  plaque_config: ['select'],
  product_list: ['select'],
  product_options: ['select'],
  product_sizes: ['select'],
  product_stock: ['select'],
  product_words: ['select'],
  products: ['select'],
  representatives: ['select'],
  stage_labels: ['select'],
  zone_localities: ['select'],
  zones: ['select'],

  // The practice and its people. The provider changes fees, brand and accounts.
  practices: ['select', 'update (pricing, default_collection_location, provides_client_details, owner_checks_words, version)'],
  contacts: [
    'select',
    'insert',
    'update (first_name, last_name, portal_access, active, signed_out_at, version)',
  ],
  service_types: ['select'],
  invoices: ['select'],
  invoice_lines: ['select'],
  saved_lists: ['select', 'insert', 'update (name, name_key, version)', 'delete'],

  // A practice never deletes bookings or history.
  bookings: ['select', 'insert', 'update'],
  booking_lines: ['select', 'insert', 'update'],
  special_instructions: ['select', 'insert', 'delete'],
  order_events: ['select', 'insert'],
  booking_images: ['select'],
  booking_submissions: ['select', 'insert', 'update'],
  own_booking_facets: ['select'],
  own_booking_list: ['select'],
  engravings: ['select', 'insert', 'update'],
  engraving_versions: [
    'select',
    'insert',
    'update (artwork_key, artwork_sha256, screen_key, screen_sha256, svg_key, pdf_key, photo_key, photo_sha256)',
  ],
  engraving_uploads: ['select', 'insert', 'update (stored_key)'],
  owner_requests: ['select', 'insert', 'update (last_requested_at, opened_first, opened_last, answered_at)'],
  owner_messages: ['select'],
  verification_attempts: ['select', 'delete'],

  // Records of calls and sign-ins.
  idempotency_keys: ['select', 'insert', 'update (status, response, version)'],
  sign_ins: ['select', 'insert', 'update (ended_at)'],
  account_subjects: ['select (username)', 'delete'],
  audit: ['insert'],
  outbox: ['insert'],

  // Only used by views or by the portal itself.
  booking_facets: [],
  booking_list: [],
  erasures: [],
  known_devices: [],
  migrations: [],
  offered_sizes: [],
  part_metrics: [],
  part_times: [],
  rate_limits: [],
  settings: [],
  used_links: [],
}

/** The only sequence that a practice's call uses. */
export const PRACTICE_SEQUENCES = ['booking_order_ids']
