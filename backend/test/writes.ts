import type { EndpointName } from '@portal/api-client/contract'
import { OPERATOR } from './api'
import type { RequestOptions, Reply, TestApi } from './api'
import { PNG, line, submitOf } from './booking'
import { draft } from './engraving'
import { autoRollback, part } from './part-metrics'

export interface Write {
  readonly method: string
  readonly path: string
  readonly body: () => Readonly<Record<string, unknown>>
  /** Version to send in `If-Match`. */
  readonly version?: () => Promise<number>
  /** Replaces a staff member's token. */
  readonly token?: string
}

/** A submitted vet supply order of the demo. */
export const SUPPLIES = 'booking-100009'
/** A demo booking that is ready to be submitted. */
export const READY = 'booking-100004'
interface WriteContext {
  readonly versionOf: (path: string) => () => Promise<number>
  readonly booking: () => Readonly<Record<string, unknown>>
}

/** A valid body of each write. */
function tableOf({ versionOf, booking }: WriteContext): Partial<Record<EndpointName, Write>> {
  return {
    createBooking: { method: 'POST', path: 'portal/booking', body: booking },
    updateBooking: {
      method: 'PUT',
      path: `portal/booking/${READY}`,
      body: () => ({ ...booking(), quoted_products: [] }),
      version: versionOf(`portal/booking/${READY}`),
    },
    completeBooking: {
      method: 'POST',
      path: 'portal/booking/none/complete',
      body: () => ({ screenshot_image: PNG, screenshotImage: null }),
      version: async () => 1,
    },
    saveSpecialInstructions: {
      method: 'POST',
      path: 'portal/special_instruction',
      body: () => ({ opportunity_id: READY, special_instructions: [instruction('Keep the collar')] }),
      version: versionOf(`portal/booking/${READY}`),
    },
    replaceSpecialInstructions: {
      method: 'PUT',
      path: `portal/special_instruction/${READY}`,
      body: () => ({ special_instructions: [instruction('Keep the collar')] }),
      version: versionOf(`portal/booking/${READY}`),
    },
    createContact: { method: 'POST', path: 'portal/contact', body: () => ({ first_name: 'Ada', last_name: 'Quill' }) },
    updateContact: {
      method: 'POST',
      path: 'portal/contact/contact-harbour-nurse',
      body: () => ({ first_name: 'Ada', last_name: 'Quill' }),
      version: versionOf('portal/contact/contact-harbour-nurse'),
    },
    updatePractice: {
      method: 'POST',
      path: 'portal/vet',
      body: () => ({
        pricing_information_c: 'RRP',
        default_collection_location_c: 'Vet',
        provides_client_details_c: 1,
      }),
      version: versionOf('portal/vet'),
    },
    createMember: {
      method: 'POST',
      path: 'portal/vet/members',
      body: () => ({ vet_account_id: 'practice-harbour', ...member('Ada', `m${++members}@harbour.test`) }),
    },
    updateMember: {
      method: 'PUT',
      path: 'portal/vet/members/contact-harbour-nurse',
      body: () => ({ id: 'contact-harbour-nurse', ...member('Nina', 'nurse@harbour.test') }),
      version: versionOf('portal/vet/members/contact-harbour-nurse'),
    },
    changePassword: {
      method: 'POST',
      path: 'portal/password',
      body: () => ({ present: 'Demo-pass-1', password: 'Own-words-7' }),
    },
    turnOnSecondFactor: { method: 'POST', path: 'portal/second_factor/on', body: () => ({ code: '123456' }) },
    turnOffSecondFactor: { method: 'POST', path: 'portal/second_factor/off', body: () => ({ code: '123456' }) },
    // A new name each time, for the demo's vet supply order.
    saveList: {
      method: 'POST',
      path: 'portal/saved_lists',
      body: () => ({ booking_id: SUPPLIES, name: `Monthly ${++members}` }),
    },
    renameSavedList: {
      method: 'PUT',
      path: 'portal/saved_lists/none',
      body: () => ({ name: 'Monthly' }),
      version: async () => 1,
    },
    findEarlierOwners: {
      method: 'POST',
      path: 'portal/earlier_owners',
      body: () => ({ first_name: 'Ada', last_name: 'Quill', phone: '0412' }),
    },
    guestLogin: {
      method: 'POST',
      path: 'portal/guest/login',
      body: () => ({ booking_id: 'none', quoted_product_id: 'none', phone: '412345678' }),
    },
    ...engravingWrites(versionOf),
    countParts: { method: 'POST', path: 'portal/part_metrics', body: () => ({ parts: [part()] }) },
    countOwnerParts: { method: 'POST', path: 'portal/part_metrics/none', body: () => ({ parts: [part()] }) },
    reportAutoRollback: {
      method: 'POST',
      path: 'portal/auto_rollback',
      body: () => ({ ...autoRollback() }),
      token: OPERATOR,
    },
    reportMessageRefused: {
      method: 'POST',
      path: 'portal/message_refusals',
      body: () => ({ message_id: `${'0'.repeat(36)}-mail`, reason: 'No such address' }),
      token: OPERATOR,
    },
    authorizePresence: {
      method: 'POST',
      path: 'pusher/auth',
      body: () => ({ socket_id: '1.2', channel_name: `presence-booking-${READY}` }),
    },
  }
}

/** For the demo's plaque that waits for its owner. Texts are checked before anything is saved. */
function engravingWrites(versionOf: WriteContext['versionOf']): Partial<Record<EndpointName, Write>> {
  const path = 'portal/booking/booking-100007/engraving/booking-100007-line-1'
  const version = versionOf(path)
  const files = { imageOptionsUrl: 'uploads/none' }
  return {
    saveEngraving: { method: 'PUT', path, body: () => ({ ...draft() }), version },
    requestUpload: { method: 'POST', path: `${path}/upload`, body: () => ({ bytes: 9, type: 'image/jpeg' }) },
    saveEngravingFiles: {
      method: 'PUT',
      path: `${path}/engraving_files`,
      body: () => ({ product_id: 'plaque-portrait', engraving_files: files }),
      version,
    },
    approveEngraving: {
      method: 'POST',
      path: `${path}/approve`,
      body: () => ({ sha256: 'a'.repeat(64), method: 'phone' }),
      version,
    },
    requestChanges: {
      method: 'POST',
      path: `${path}/change_request`,
      body: () => ({ note: 'Another heart' }),
      version,
    },
  }
}

let members = 0
function instruction(description: string) {
  return { id: '', description, opportunity_id: READY, completed: false }
}
function member(firstName: string, email: string) {
  return {
    first_name: firstName,
    last_name: 'Moor',
    email_address: email,
    cognito_portal_active_c: 1,
    portal_access_c: 'Level 1',
  }
}

/** Every write of the contract, on an API that starts later. */
export function writesOf(api: () => TestApi) {
  let booking: Readonly<Record<string, unknown>> = {}
  const versionOf = (path: string) => async (): Promise<number> => (await api().ask('GET', path)).body.version
  return {
    writes: tableOf({ versionOf, booking: () => booking }),
    booking: () => booking,
    /** A removed line: its texts are parsed, and it requires nothing else. */
    start: async () => {
      const removed = line('clay-paw-print', { engraving_text: 'Bella', deleted: true })
      booking = { ...(await submitOf(api(), 'private cremation & return of ashes', { quoted_products: [removed] })) }
    },
    send: async ({ method, path, version, token }: Write, body: unknown): Promise<Reply> => {
      const ask: RequestOptions = { body, ...(version && { version: await version() }), ...(token && { token }) }
      return api().ask(method, path, ask)
    },
  }
}

/** Tables that a write may change. */
export const WRITTEN_TABLES = [
  'bookings',
  'booking_lines',
  'special_instructions',
  'order_events',
  'contacts',
  'idempotency_keys',
  'part_metrics',
  'outbox',
  'saved_lists',
]
