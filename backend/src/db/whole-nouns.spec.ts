import { emptyOwner, emptyPet } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database'
import type { Connection } from './connect'
import { migrate } from './migrate'
import { bookings } from './schema/booking'

const HOME = {
  street: '12 Marine Parade',
  city: 'Cottesloe',
  state: 'WA',
  postalcode: '6011',
  country: 'Australia',
  lat: -31.99,
  lng: 115.75,
}
const GOLDIE = {
  type: 'Fish',
  breed: 'Fancy Goldfish',
  sex: 'Male',
  size: '',
  weight: 0.25,
  customUnit: 250,
  customUnitName: 'g',
  customUnitRatio: 0.001,
  collected: true,
  detailsChecked: false,
  hadIssue: false,
}
const OWNER = { email: 'ada@quill.test', returnTo: 'Vet', address: HOME }
const PLACE = { option: 'customer_address', address: HOME, zoneId: 'zone-coast' }

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  const { exec, query } = connection.sql
  await exec(`
    insert into practices (id, name, brand, relationship, has_portal_access, pricing, default_collection_location,
      provides_client_details, temporary_opportunity_id, office, email, phone)
    values ('p', 'Harbour', 'WA LWD', 'vet_unity', 'Yes', 'RRP', 'Vet', 1, 't', '{}', '', '');
    delete from migrations where name = '0007_whole_nouns.sql'`)
  const columns = `practice_id, id, stage, service_type_id, service_type, relationship, vet_staff, date_entered, skip_owner,
    pet_first_name, pet_last_name, owner_first_name, owner_last_name, owner_phone, details`
  const row = (id: string, skipOwner: boolean, names: readonly string[], details: unknown) =>
    query(
      `insert into bookings (${columns}) values
        ('p', $1, 's', 'st', 'private cremation', 'vet_unity', 'Kim', now(), $2, $3, $4, $5, $6, $7, $8::jsonb)`,
      [id, skipOwner, ...names, JSON.stringify(details)],
    )
  const names = ['Goldie', 'Quill', 'Ada', 'Quill', '+61412000111']
  await row('whole', false, names, { pet: GOLDIE, owner: OWNER, collection: PLACE, clientDetails: 'call first' })
  await row('bare', true, ['', '', '', '', ''], { pet: null, owner: null, collection: null })
  await query(
    `insert into booking_lines (practice_id, booking_id, id, seq, product_id, name, quantity, list_price, base_rate,
       home_collection, deleted) values
       ('p', 'whole', 'l1', 0, 'zone-hills', 'Hills', 0, 0, 0, true, true),
       ('p', 'whole', 'l2', 1, 'zone-coast', 'Coast, weekdays', 1, 0, 0, true, false)`,
  )
  await migrate(connection.sql)
})
afterAll(() => connection.close())

const detailsOf = async (id: string) => {
  const [row] = await connection.db.select({ details: bookings.details }).from(bookings).where(eq(bookings.id, id))
  if (row === undefined) throw new Error(`There is no booking ${id}.`)
  return row.details
}

test('a booking from before holds its pet, owner and collection whole [DOM-10, DOM-12, DOM-17]', async () => {
  const whole = {
    pet: { ...GOLDIE, id: 'pet-whole', firstName: 'Goldie', lastName: 'Quill', serviceType: 'private cremation' },
    owner: { ...OWNER, id: 'owner-whole', firstName: 'Ada', lastName: 'Quill', phoneNumber: '0412000111' },
    collection: {
      collectionAddressOption: 'customer_address',
      collectionAddress: HOME,
      collectionProducts: {
        id: 'zone-coast',
        name: 'Coast, weekdays',
        quantity: 1,
        isHomeCollection: true,
        price: null,
      },
    },
    clientDetails: 'call first',
  }
  const [stored] = await connection.sql.query(`select details from bookings where id = 'whole'`)
  expect(stored?.details).toEqual(whole)
  const { pet, owner, ...rest } = whole
  const read = { ...rest, pet: { ...emptyPet(), ...pet }, owner: { ...emptyOwner(), ...owner } }
  expect(await detailsOf('whole')).toEqual(read)
})

test('what it had none of it still has none of', async () => {
  expect(await detailsOf('bare')).toEqual({ pet: null, owner: null, collection: null })
})

test('a field that no row knew yet reads as its start value', async () => {
  await connection.sql.exec(`update bookings set details = details #- '{pet,size}' #- '{owner,returnTo}'`)
  const { pet, owner } = await detailsOf('whole')
  expect([pet?.size, owner?.returnTo]).toEqual(['', ''])
})
