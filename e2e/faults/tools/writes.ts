import { randomUUID } from 'node:crypto'
import { BANKSIA, HARBOUR, SOUTHBANK } from '../../../backend/test/api'
import { PNG, anotherPet, line, owner } from '../../../backend/test/booking'
import { holds } from './check'
import type { Answer, KillableBackend, Sql } from './killable-backend'

/** One write that the API is killed in, and how it is seen in the database whether it is there. */
export interface Write {
  readonly as: string
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly version?: number
  readonly key: string
  /** What `facts` says when all of it is there, once, and when none is. */
  readonly all: Facts
  readonly none: Facts
  facts(sql: Sql): Promise<Facts>
}
type Facts = Readonly<Record<string, unknown>>

/** Prepares the writes that are sent at the same moment. */
export type Prepare = (backend: Asked) => Promise<Write[]>
type Asked = Pick<KillableBackend, 'ask'>

const AT_ONCE = 4

function acknowledged(answer: Answer | null): Answer['body'] {
  holds(
    `a write before the kill was answered ${answer?.status} ${JSON.stringify(answer?.body)}`,
    answer !== null && answer.status < 300,
  )
  return answer?.body
}

async function bodyOf(backend: Asked, changes: object = {}): Promise<object> {
  const types: { name: string }[] = acknowledged(await backend.ask('GET', 'portal/vet/service_types', { as: HARBOUR }))
  return {
    vet_staff_c: 'Kim',
    service_type: types.find(({ name }) => name === 'private cremation & return of ashes'),
    opportunity_type: null,
    is_package_c: false,
    skip_owner_details: false,
    provided_client_details_c: true,
    owner,
    pet: anotherPet(),
    quoted_products: [line('fur-locket')],
    ...changes,
  }
}

const KEYS = '(select count(*)::int from idempotency_keys where key = $2 and status in (200, 201)) as keys'

/** The first row of a query with the write's subject as $1 and its key as $2. */
const factsOf = (columns: string, from: string, subject: string, key: string) => async (sql: Sql) =>
  (await sql.query(`select ${columns}, ${KEYS} ${from}`, [subject, key]))[0] ?? {}

const ofBooking = (table: string, name: string) =>
  `(select count(*)::int from ${table} part where part.booking_id = b.id) as ${name}`

const several = (make: () => Promise<Write>) => Promise.all(Array.from({ length: AT_ONCE }, make))

const create: Prepare = async (backend) => {
  return several(async () => {
    const [name, key] = [`Pet ${randomUUID()}`, randomUUID()]
    const body = await bodyOf(backend, { pet: anotherPet({ first_name: name }) })
    const parts = ['booking_lines', 'order_events'].map(
      (table) => `(select count(*)::int from ${table} part join bookings b on b.id = part.booking_id
        and b.practice_id = part.practice_id where b.pet_first_name = $1) as ${table}`,
    )
    const bookings = '(select count(*)::int from bookings where pet_first_name = $1) as bookings'
    return {
      as: HARBOUR,
      method: 'POST',
      path: 'portal/booking',
      body,
      key,
      all: { bookings: 1, booking_lines: 1, order_events: 1, keys: 1 },
      none: { bookings: 0, booking_lines: 0, order_events: 0, keys: 0 },
      facts: factsOf([bookings, ...parts].join(), '', name, key),
    }
  })
}

/** A write to a booking of its own. */
const onBooking = (
  make: (id: string, body: object) => Pick<Write, 'method' | 'path' | 'body' | 'all' | 'none'> & { columns: string },
): Prepare => {
  return (backend) =>
    several(async () => {
      const body = await bodyOf(backend)
      const { id } = acknowledged(await backend.ask('POST', 'portal/booking', { as: HARBOUR, body }))
      const { columns, ...write } = make(id, body)
      const key = randomUUID()
      return {
        ...write,
        as: HARBOUR,
        version: 1,
        key,
        facts: factsOf(columns, 'from bookings b where b.id = $1', id, key),
      }
    })
}

const update = onBooking((id, body) => {
  const staff = `Vet ${randomUUID()}`
  return {
    method: 'PUT',
    path: `portal/booking/${id}`,
    body: {
      ...body,
      vet_staff_c: staff,
      quoted_products: [line('fur-locket'), line('fur-locket', { editId: 'second' })],
    },
    columns: `b.version, b.vet_staff, ${ofBooking('booking_lines', 'lines')}, (select count(*) > 1 from order_events e
      where e.booking_id = b.id) as told`,
    all: { version: 2, vet_staff: staff, lines: 2, told: true, keys: 1 },
    none: { version: 1, vet_staff: 'Kim', lines: 1, told: false, keys: 0 },
  }
})

const instructions = onBooking((id) => ({
  method: 'POST',
  path: 'portal/special_instruction',
  body: {
    opportunity_id: id,
    special_instructions: ['One', 'Two', 'Three'].map((description) => ({ id: '', description, opportunity_id: id })),
  },
  columns: `b.version, ${ofBooking('special_instructions', 'rows')}`,
  all: { version: 2, rows: 3, keys: 1 },
  none: { version: 1, rows: 0, keys: 0 },
}))

const complete = onBooking((id) => ({
  method: 'POST',
  path: `portal/booking/${id}/complete`,
  body: { screenshot_image: PNG },
  columns: `b.stage, ${ofBooking('booking_submissions', 'submissions')}, ${ofBooking('order_events', 'events')},
    (select count(*)::int from outbox where kind = 'picture' and payload->>'bookingId' = b.id) as pictures`,
  all: { stage: 'VP Submitted', submissions: 1, events: 2, pictures: 1, keys: 1 },
  none: { stage: 'VP Unsubmitted', submissions: 0, events: 1, pictures: 0, keys: 0 },
}))

const newMember = (email: string) => ({
  vet_account_id: 'practice-harbour',
  first_name: 'Ines',
  last_name: 'Moor',
  email_address: email,
  cognito_portal_active_c: 1,
  portal_access_c: 'Level 1',
})
const addressOf = () => `m${randomUUID()}@harbour.test`
const ACCOUNTS = `(select count(*)::int from outbox o join contacts c on o.payload->>'contactId' = c.id
  where o.kind = 'account' and c.email = $1) as accounts`

const createMember: Prepare = () =>
  several(async () => {
    const [email, key] = [addressOf(), randomUUID()]
    return {
      as: HARBOUR,
      method: 'POST',
      path: 'portal/vet/members',
      body: newMember(email),
      key,
      all: { members: 1, accounts: 1, keys: 1 },
      none: { members: 0, accounts: 0, keys: 0 },
      facts: factsOf(`(select count(*)::int from contacts where email = $1) as members, ${ACCOUNTS}`, '', email, key),
    }
  })

const updateMember: Prepare = (backend) =>
  several(async () => {
    const [email, key] = [addressOf(), randomUUID()]
    const made = acknowledged(await backend.ask('POST', 'portal/vet/members', { as: HARBOUR, body: newMember(email) }))
    const { vet_account_id: _, ...member } = newMember(email)
    const body = { ...member, id: made.id, portal_access_c: 'Level 3', cognito_portal_active_c: 0 }
    return {
      as: HARBOUR,
      method: 'PUT',
      path: `portal/vet/members/${made.id}`,
      body,
      version: made.version,
      key,
      all: { level: 'Level 3', active: false, version: made.version + 1, accounts: 2, keys: 1 },
      none: { level: 'Level 1', active: true, version: made.version, accounts: 1, keys: 0 },
      facts: factsOf(
        `c.portal_access as level, c.active, c.version, ${ACCOUNTS}`,
        'from contacts c where c.email = $1',
        email,
        key,
      ),
    }
  })

/** A practice has one row: its version must tell as many changes as there are kept answers. */
const practice: Prepare = (backend) =>
  Promise.all(
    [HARBOUR, BANKSIA, SOUTHBANK].map(async (as) => {
      const { id, version, cstm } = acknowledged(await backend.ask('GET', 'portal/vet', { as }))
      const key = randomUUID()
      return {
        as,
        method: 'POST',
        path: 'portal/vet',
        version,
        key,
        // What changes nothing makes no version [OPEN-118].
        body: { provides_client_details_c: cstm.provides_client_details_c ? 0 : 1 },
        all: { unaccounted: 0, keys: 1 },
        none: { unaccounted: 0, keys: 0 },
        facts: factsOf(
          `p.version - 1 - (select count(*)::int from idempotency_keys k where k.practice_id = p.id
            and k.status = 200 and k.response like '%provides_client_details_c%') as unaccounted`,
          'from practices p where p.id = $1',
          id,
          key,
        ),
      }
    }),
  )

/** Each kind of write that the API takes. */
export const WRITES: Readonly<Record<string, Prepare>> = {
  'create booking': create,
  'update booking': update,
  'special instructions': instructions,
  'complete booking': complete,
  'create member': createMember,
  'update member': updateMember,
  practice,
}
