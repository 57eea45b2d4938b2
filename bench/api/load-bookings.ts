import { randomUUID } from 'node:crypto'
import { emptyAddress, emptyOwner, emptyPet } from '@portal/domain'
import type { Client } from 'pg'

export interface BenchWorld {
  /** Usernames, one per practice. */
  readonly users: readonly string[]
  /** Some bookings of each user's practice. */
  readonly bookingIds: ReadonlyMap<string, readonly string[]>
}

const PRACTICES = 60
/** Share of one practice that is far bigger than the others. */
const BIG_SHARE = 0.2

const PET_NAMES = 'Biscuit Luna Milo Bella Charlie Coco Ruby Teddy Max Daisy Oscar Bo'.split(' ')
const OWNER_NAMES = 'Quill Harrington Nguyen Okafor Papadopoulos Singh Walker Zhang Brown Ito'.split(' ')
const STAGES =
  'VP Submitted, VP Unsubmitted, In Cremation, Completed - Returned, Awaiting Return Delivery, Pet Collected - Pending Details, Preparation Completed, Awaiting Cremation'.split(
    ', ',
  )

/** Inserts practices, their users and bookings with lines and events, in a few statements. */
export async function loadBookings(client: Client, count: number): Promise<BenchWorld> {
  const practices = Array.from({ length: PRACTICES }, (_, index) => `bench-${String(index).padStart(3, '0')}`)
  const users = practices.map((practice) => `owner@${practice}.test`)
  await client.query(
    `
    insert into practices select 'bench-' || lpad(n::text, 3, '0'), 'Bench Practice ' || n, brand, relationship,
      has_portal_access, pricing, default_collection_location, provides_client_details, temporary_opportunity_id,
      office, email, phone, representative_id, fees, version
    from practices, generate_series(0, $1::int - 1) n where id = (select min(id) from practices where relationship = 'vet_direct')`,
    [PRACTICES],
  )
  await client.query(
    `
    insert into service_types select p, 'service-1' || p, 'private cremation & return of ashes', 0 from unnest($1::text[]) p`,
    [practices],
  )
  await client.query(
    `
    insert into contacts (practice_id, id, first_name, last_name, email, cognito_username, portal_access, active)
    select p, 'contact-' || p, 'Bench', 'Owner', u, u, 'Level 3', true from unnest($1::text[], $2::text[]) as t(p, u)`,
    [practices, users],
  )
  await insertBookings(client, practices, count)
  await client.query(`insert into booking_lines (practice_id, booking_id, id, seq, product_id, name, quantity, list_price, base_rate)
    select practice_id, id, 'line-' || order_id, 0, 'clay-paw-print', 'Clay Paw Print', 1, 59, 40 from bookings where id like 'bench-%'`)
  await client.query(`insert into order_events (practice_id, booking_id, at, field, from_value, to_value, by)
    select practice_id, id, date_entered, 'order_stage_c', '', 'VP Unsubmitted', 'Kim' from bookings where id like 'bench-%'`)
  // Updates the statistics and writes pending data, as in a database that has run for a while.
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  return { users, bookingIds: await sampleBookingIds(client, practices, users) }
}

async function insertBookings(client: Client, practices: readonly string[], count: number): Promise<void> {
  const address = { street: '12 Marine Parade', city: 'Cottesloe', state: 'WA', postalcode: '6011' }
  const details = JSON.stringify({
    pet: { ...emptyPet(), type: 'Dog', breed: 'Beagle', sex: 'Female', weight: 12.5 },
    owner: {
      ...emptyOwner(),
      firstName: 'Ada',
      phoneNumber: '0412000111',
      email: 'ada@quill.test',
      address: { ...emptyAddress(), ...address, lat: -31.99, lng: 115.75 },
    },
    collection: null,
  })
  await client.query(
    `
    insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, vet_staff, date_entered,
      pet_first_name, pet_last_name, owner_first_name, owner_last_name, owner_phone, tag_image, details)
    select p, 'bench-' || n, ($3::text[])[1 + h / 7 % 8], 'service-1' || p, 'private cremation & return of ashes', 'vet_direct',
      'Kim', now() - (n || ' minutes')::interval, pet, o, 'Ada', o, '+61412000111', 'tags/' || n || '-1.svg', jsonb_build_object(
        'pet', $5::jsonb -> 'pet' || jsonb_build_object('id', 'pet-bench-' || n, 'firstName', pet, 'lastName', o),
        'owner', $5::jsonb -> 'owner' || jsonb_build_object('id', 'owner-bench-' || n, 'lastName', o),
        'collection', null)
    from (
      select n, h, case when h % 100 < $6::int then ($2::text[])[1] else ($2::text[])[1 + h / 100 % $7::int] end as p,
        ($8::text[])[1 + h / 13 % 10] || h % 997 as o, ($4::text[])[1 + h / 11 % 12] as pet
      from (select n, abs(hashint4(n)) as h from generate_series(1, $1::int) n) numbered
    ) rows`,
    [count, practices, STAGES, PET_NAMES, details, BIG_SHARE * 100, PRACTICES, OWNER_NAMES],
  )
}

async function sampleBookingIds(client: Client, practices: readonly string[], users: readonly string[]) {
  const found = new Map<string, string[]>()
  for (const [index, practice] of practices.entries()) {
    const { rows } = await client.query<{ id: string }>('select id from bookings where practice_id = $1 limit 200', [
      practice,
    ])
    found.set(
      users[index] ?? '',
      rows.map((row) => row.id),
    )
  }
  return found
}

export const searchTerms = [...PET_NAMES, ...OWNER_NAMES, 'Quill77', 'Nguyen123', 'bi', randomUUID().slice(0, 6)]
