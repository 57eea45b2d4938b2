import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@portal/api-client/contract'
import type { EndpointName } from '@portal/api-client/contract'
import { BLANK_TEXTS, ENDLESS_TEXT, UNPRINTABLE_TEXTS, UNUSUAL_TEXTS } from '@portal/testing/nasty-texts'
import { OPERATOR, testApi } from '../../test/api'
import type { Ask, Reply, TestApi } from '../../test/api'
import { PNG, line, submitOf } from '../../test/booking'
import { draft } from '../../test/engraving'
import { part, autoRollback, visit } from '../../test/part-counts'
import { isObject } from '@portal/domain/unknown'

let api: TestApi
let booking: Readonly<Record<string, unknown>>
beforeAll(async () => {
  api = await testApi()
  // A line that is taken away again: its texts are read, and it asks for nothing else.
  const removed = line('clay-paw-print', { engraving_text: 'Bella', deleted: true })
  booking = { ...(await submitOf(api, 'private cremation & return of ashes', { quoted_products: [removed] })) }
})
afterAll(() => api.close())

const TABLES = [
  'bookings',
  'booking_lines',
  'special_instructions',
  'order_events',
  'contacts',
  'idempotency_keys',
  'part_counts',
  'screen_times',
  'outbox',
]
const rows = () => Promise.all(TABLES.map((table) => api.count(table)))

interface Write {
  readonly method: string
  readonly path: string
  readonly body: () => Readonly<Record<string, unknown>>
  /** Version to send in `If-Match`. */
  readonly version?: () => Promise<number>
  /** Instead of a member's of staff. */
  readonly token?: string
}

const READY = 'booking-100004'
const versionOf = (path: string) => async (): Promise<number> => (await api.ask('GET', path)).body.version

/** A body that each write takes. */
const WRITES: Partial<Record<EndpointName, Write>> = {
  createBooking: { method: 'POST', path: 'portal/booking', body: () => booking },
  updateBooking: {
    method: 'PUT',
    path: `portal/booking/${READY}`,
    body: () => ({ ...booking, quoted_products: [] }),
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
    body: () => ({ pricing_information_c: 'RRP', default_collection_location_c: 'Vet', provides_client_details_c: 1 }),
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
  guestLogin: {
    method: 'POST',
    path: 'portal/guest/login',
    body: () => ({ booking_id: 'none', quoted_product_id: 'none', phone: '412345678' }),
  },
  ...engravingWrites(),
  countParts: { method: 'POST', path: 'portal/part_counts', body: () => ({ parts: [part()] }) },
  countOwnerParts: { method: 'POST', path: 'portal/part_counts/none', body: () => ({ parts: [part()] }) },
  tellScreenTimes: { method: 'POST', path: 'portal/screen_times', body: () => ({ visits: [visit()] }) },
  tellOwnerScreenTimes: { method: 'POST', path: 'portal/screen_times/none', body: () => ({ visits: [visit()] }) },
  tellAutoRollback: {
    method: 'POST',
    path: 'portal/auto_rollback',
    body: () => ({ ...autoRollback() }),
    token: OPERATOR,
  },
  tellMessageRefused: {
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

/** Of the demo world's plaque that waits for its owner; its texts are refused or taken before anything is saved. */
function engravingWrites(): Partial<Record<EndpointName, Write>> {
  const path = 'portal/booking/booking-100007/engraving/booking-100007-line-1'
  const version = versionOf(path)
  const files = { imageOptionsUrl: 'uploads/none' }
  return {
    saveEngraving: { method: 'PUT', path, body: () => ({ ...draft() }), version },
    requestUpload: { method: 'POST', path: `${path}/upload`, body: () => ({ bytes: 9 }) },
    saveEngravingFiles: {
      method: 'PUT',
      path: `${path}/engraving_files`,
      body: () => ({ product_id: 'plaque-portrait', engraving_files: files }),
      version,
    },
    approveEngraving: {
      method: 'POST',
      path: `${path}/approve`,
      body: () => ({ sha256: 'a'.repeat(64), way: 'phone' }),
      version,
    },
    askForChanges: { method: 'POST', path: `${path}/change_request`, body: () => ({ note: 'Another heart' }), version },
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

async function send({ method, path, version, token }: Write, body: unknown): Promise<Reply> {
  const ask: Ask = { body, ...(version && { version: await version() }), ...(token && { token }) }
  return api.ask(method, path, ask)
}

/** The places of all texts in a body, for example `owner.first_name`. */
function textPaths(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, each]) => textPaths(each, path === '' ? key : `${path}.${key}`))
}

function withText(body: unknown, path: string, text: string): unknown {
  const [first = '', ...rest] = path.split('.')
  if (Array.isArray(body))
    return body.map((each, index) => (String(index) === first ? withText(each, rest.join('.'), text) : each))
  if (!isObject(body) || path === '') return text
  return Object.fromEntries(
    Object.entries(body).map(([key, each]) => [key, key === first ? withText(each, rest.join('.'), text) : each]),
  )
}

/** `owner.first_name` and `owner.firstName` name the same field. */
const plainName = (name: string) => name.replaceAll('_', '').toLowerCase()

test('every write of the contract is in the table', () => {
  const writes = Object.entries(contract).filter(([, endpoint]) => 'body' in endpoint)
  expect(Object.keys(WRITES).toSorted()).toEqual(writes.map(([name]) => name).toSorted())
})

const writes = Object.entries(WRITES).map(([name, write]) => [name, write] as const)

/** Fields that hold one of a few words, which no page asks its user to type: another is malformed. */
const CHOICE = /^(?:icon|iconPlacement|way|why)$|\.(?:font|counts\.\d)$/

describe('a text of any field that is endless or cannot be stored', () => {
  const nasty = { ...UNPRINTABLE_TEXTS, '10,000 characters': ENDLESS_TEXT }

  test.each(writes)('%s is refused with the name of the field; nothing is written', async (_name, write) => {
    const before = await rows()
    for (const path of textPaths(write.body())) {
      for (const [what, text] of Object.entries(nasty)) {
        const { status, body } = await send(write, withText(write.body(), path, text))
        const named = Object.keys(body.errors?.detail ?? {}).map(plainName)
        const refused = CHOICE.test(path) ? 400 : 422
        expect({ path, what, status, named }).toEqual({ path, what, status: refused, named: [plainName(path)] })
      }
    }
    expect(await rows()).toEqual(before)
  })
})

/** Texts that people write, and where each is read back. */
const WRITTEN: readonly (readonly [EndpointName, string, (reply: Reply) => unknown])[] = [
  ['createBooking', 'vet_staff_c', ({ body }) => body.cstm.vet_staff_c],
  ['createBooking', 'owner.first_name', ({ body }) => body.owner.first_name],
  ['createBooking', 'owner.last_name', ({ body }) => body.owner.last_name],
  ['createBooking', 'pet.first_name', ({ body }) => body.pet.first_name],
  ['createBooking', 'pet.last_name', ({ body }) => body.pet.last_name],
  ['saveSpecialInstructions', 'special_instructions.0.description', ({ body }) => body.at(-1).description],
  ['createContact', 'first_name', ({ body }) => body.first_name],
  ['createContact', 'last_name', ({ body }) => body.last_name],
  ['createMember', 'first_name', ({ body }) => body.first_name],
  ['createMember', 'last_name', ({ body }) => body.last_name],
]

describe('a text that people write', () => {
  test.each(WRITTEN)('%s keeps %s as it is, or says what is missing', async (name, path, read) => {
    const write = WRITES[name]
    if (write === undefined) throw new Error(`${name} is not in the table`)
    for (const text of Object.values(UNUSUAL_TEXTS)) {
      const reply = await send(write, withText(write.body(), path, `  ${text} `))
      expect([reply.status < 300, read(reply)]).toEqual([true, text])
    }
    const before = await rows()
    for (const text of Object.values(BLANK_TEXTS)) {
      const { status, body } = await send(write, withText(write.body(), path, text))
      expect([status, Object.keys(body.errors.detail).map(plainName)]).toEqual([422, [plainName(path)]])
    }
    expect(await rows()).toEqual(before)
  })

  test.each([
    ['createBooking', 'owner.email'],
    ['createMember', 'email_address'],
  ] as const)('%s takes only an email for %s [WIZ-81, OPEN-79]', async (name, path) => {
    const write = WRITES[name]
    if (write === undefined) throw new Error(`${name} is not in the table`)
    const before = await rows()
    for (const text of ['<b>@x.test', 'a@b', '"a b"@x.test', 'مرحبا@x.test', 'a@x.test,b@x.test', 'a@\u202Ex.test']) {
      const { status, body } = await send(write, withText(write.body(), path, text))
      expect([text, status, Object.keys(body.errors.detail)]).toEqual([text, 422, [path]])
    }
    expect(await rows()).toEqual(before)
  })
})
