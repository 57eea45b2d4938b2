import { emptyAddress, emptyOwner, emptyPet } from '@portal/domain'
import type { Client } from 'pg'
import { inBulk, settle } from '../api/in-bulk'
import { FIRST_NAMES, LAST_NAMES } from '../../demo/src/world/names.data'

/** One practice has every fifth booking. */
export const BIG_SHARE = 0.2
const OTHERS = 19
/** The big practice first. */
const PRACTICES = Array.from({ length: OTHERS + 1 }, (_, index) => `million-${String(index).padStart(3, '0')}`)
const userOf = (practice: string) => `owner@${practice}.test`
export const BIG_USER = userOf(PRACTICES[0] ?? '')

const PETS = ['Bella', 'Max', 'Luna', 'Charlie', 'Coco', 'Milo', 'Ruby', 'Teddy', 'Daisy', 'Oscar', 'Molly', 'Archie']
const SYLLABLES = ['ba', 'co', 'di', 'fi', 'ga', 'ho', 'ja', 'ki', 'lo', 'mu', 'na', 'pe', 'ri', 'so', 'tu', 'wy', 'ze']

/** Names of the head of the list are common, those of its tail rare. */
function names(common: readonly string[], count: number): string[] {
  const syllable = (n: number) => SYLLABLES[n % SYLLABLES.length] ?? ''
  const rare = Array.from({ length: count }, (_, n) => {
    const name = `${syllable(n)}${syllable(Math.floor(n / 17) + 3)}${syllable(Math.floor(n / 289) + n)}`
    return name.charAt(0).toUpperCase() + name.slice(1)
  })
  return [...common, ...rare]
}

const NAMES = { pet: names(PETS, 800), first: names(FIRST_NAMES, 300), last: names(LAST_NAMES, 3000) }

/** What most bookings are at the end, and where those of the last weeks are. */
const DONE = ['Completed - Returned', 'Completed - Returned', 'Completed - Returned', 'Completed - Posted']
const UNDER_WAY = [
  'VP Unsubmitted',
  'VP Submitted',
  'Pet Collected - Pending Details',
  'Awaiting Cremation',
  'In Cremation',
  'Ashes Processed',
  'Preparation Completed',
  'Awaiting Return Delivery',
]
const SERVICES = [
  'private cremation & return of ashes',
  'private cremation & return of ashes',
  'private cremation & dispersal of ashes',
  'general cremation',
  'vet supply order',
]

/** Of two that load into one database the second waits, and finds all there. */
const LOADING = 1_000_000

/** Loads so many bookings of twenty practices, where there are none. */
export async function loadMillion(client: Client, bookings: number): Promise<{ users: readonly string[] }> {
  await client.query('select pg_advisory_lock($1)', [LOADING])
  const world = { users: PRACTICES.map(userOf) }
  const { rowCount } = await client.query('select from bookings where practice_id = $1 limit 1', [PRACTICES[0]])
  if (rowCount !== 0) return world
  await insertPractices(client)
  await inBulk(client, () => insertBookings(client, bookings))
  // What lists read of a booking beyond itself: its lines, of which every tenth is a plaque.
  await client.query(
    `insert into booking_lines (practice_id, booking_id, id, seq, product_id, name, quantity, list_price, base_rate)
    select practice_id, id, 'line-' || id, 0, case when order_id % 10 = 0 then 'plaque-text' else 'clay-paw-print' end,
      'Keepsake', 1, 59, 40 from bookings where practice_id = $1`,
    [PRACTICES[0]],
  )
  await settle(client)
  return world
}

async function insertPractices(client: Client): Promise<void> {
  await client.query(
    `insert into practices select p, 'Practice ' || p, brand, relationship, has_portal_access, pricing,
      default_collection_location, provides_client_details, temporary_opportunity_id, office, email, phone,
      representative_id, version, fees
    from practices, unnest($1::text[]) p where id = (select min(id) from practices where relationship = 'vet_direct')`,
    [PRACTICES],
  )
  await client.query(
    `insert into service_types select p, 'service-' || n || p, s, n
    from unnest($1::text[]) p, unnest($2::text[]) with ordinality as t(s, n)`,
    [PRACTICES, [...new Set(SERVICES)]],
  )
  await client.query(
    `insert into contacts (practice_id, id, first_name, last_name, email, cognito_username, portal_access, active)
    select p, 'contact-' || p, 'Bench', 'Owner', u, u, 'Level 3', true from unnest($1::text[], $2::text[]) as t(p, u)`,
    [PRACTICES, PRACTICES.map(userOf)],
  )
}

/** Of all practices in turn, as days bring them; the newest fiftieth is under way, the rest completed. */
async function insertBookings(client: Client, bookings: number): Promise<void> {
  // A place in a list of so many, nearer its head the more often: the first one comes at 2 to 3 in 100.
  await client.query(`create function pg_temp.common(hash int, places int) returns int language sql immutable as $$
    select 1 + least(places - 1, floor(
      5 * (power(places::float8 / 5 + 1, abs(hash::bigint) / 2147483648::float8) - 1)))::int $$`)
  await client.query('create temp table names (kind text, place int, name text, primary key (kind, place))')
  for (const [kind, all] of Object.entries(NAMES)) {
    await client.query(
      'insert into names select $1, place, name from unnest($2::text[]) with ordinality as t(name, place)',
      [kind, all],
    )
  }
  await client.query('analyze names')
  const details = { pet: emptyPet(), owner: { ...emptyOwner(), address: emptyAddress() }, collection: null }
  await client.query(
    `insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, origin, vet_staff,
      date_entered, pet_first_name, pet_last_name, owner_first_name, owner_last_name, owner_phone, details)
    select p, 'million-' || n, stage, 'service-1' || p, service, 'vet_direct', case when n % 50 = 0 then 'phone' else 'portal' end,
      staff, now() - ($1::int - n) * interval '3 minutes', pet, last, first, last, '+61412000111', $2::jsonb
    from (
      select n, case when n % 5 = 0 then $3 else 'million-' || lpad((1 + h / 7 % ${OTHERS})::text, 3, '0') end as p,
        case when n > $1::int * 0.98 then ($4::text[])[1 + h / 3 % ${UNDER_WAY.length}] else ($5::text[])[1 + h / 5 % ${DONE.length}] end as stage,
        ($6::text[])[1 + h / 11 % ${SERVICES.length}] as service,
        ($7::text[])[1 + h / 13 % array_length($7::text[], 1)] as staff,
        pets.name as pet, firsts.name as first, lasts.name as last
      from (select n, abs(hashint4(n)::bigint) as h from generate_series(1, $1::int) n) numbered
      join names pets on pets.kind = 'pet' and pets.place = pg_temp.common(hashint4(n + 1), $8)
      join names firsts on firsts.kind = 'first' and firsts.place = pg_temp.common(hashint4(n + 2), $9)
      join names lasts on lasts.kind = 'last' and lasts.place = pg_temp.common(hashint4(n + 3), $10)
      order by n
    ) rows`,
    [
      bookings,
      JSON.stringify(details),
      PRACTICES[0],
      UNDER_WAY,
      DONE,
      SERVICES,
      ['Kim', 'Sasha', 'Priya', 'Tom', 'Alex Moore'],
      NAMES.pet.length,
      NAMES.first.length,
      NAMES.last.length,
    ],
  )
}
