import { emptyAddress, emptyCollection, toCollectionSubmit } from '@portal/domain'
import type { BookingSubmit, CollectionOption, SubmitLine } from '@portal/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { HARBOUR, SOUTHBANK } from '../../test/api'
import { PRIVATE, line, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()
/** Two zones that contain the address in Cottesloe. */
let zone = ''
let otherZone = ''
beforeAll(async () => {
  const { body } = await api.ask('GET', 'portal/postcode/zone?postalcode=6011&city=cottesloe', { as: SOUTHBANK })
  zone = body[0].id
  otherZone = 'zone-second'
  await api.connection.sql.query(
    `insert into zones (id, name, fees) values ('zone-second', 'Second', '{"collection": 70, "return": 40}')`,
  )
  await api.connection.sql.query(
    `insert into zone_localities (postalcode, city, zone_id) select postalcode, city, 'zone-second' from zone_localities where zone_id = $1`,
    [zone],
  )
})

const at = (collectionAddressOption: CollectionOption) =>
  toCollectionSubmit({
    ...emptyCollection(),
    collectionAddressOption,
    collectionAddress: {
      ...emptyAddress(),
      street: '12 Marine Parade',
      city: 'Cottesloe',
      state: 'WA',
      postalcode: '6011',
      lat: -31.99,
      lng: 115.75,
    },
  })
const zoneLine = (id = zone, changes = {}) => line(id, { is_home_collection: true, ...changes })

async function sent(changes: Partial<BookingSubmit>, as = SOUTHBANK) {
  return { as, body: await submitOf(api, PRIVATE, changes, as) }
}
const create = async (changes: Partial<BookingSubmit>, as?: string) =>
  api.ask('POST', 'portal/booking', await sent(changes, as))
const atHome = () => create({ ...at('customer_address'), quoted_products: [zoneLine()] })
const update = async (id: string, version: number, changes: Partial<BookingSubmit>) =>
  api.ask('PUT', `portal/booking/${id}`, { version, ...(await sent(changes)) })
const zoneRows = (id: string) =>
  api.connection.sql.query(
    'select product_id, deleted, quantity from booking_lines where booking_id = $1 and home_collection order by seq',
    [id],
  )

describe('the zone line follows the place of collection [OPEN-44]', () => {
  test('a change to the practice marks it deleted and removes its fee', async () => {
    const { body } = await atHome()
    expect(await zoneRows(body.id)).toEqual([{ product_id: zone, deleted: false, quantity: 1 }])
    const moved = await update(body.id, 1, { ...at('vet_address'), quoted_products: [] })
    expect({ status: moved.status, collectionProducts: moved.body.collectionDetails.collectionProducts }).toEqual({
      status: 200,
      collectionProducts: null,
    })
    expect(await zoneRows(body.id)).toEqual([{ product_id: zone, deleted: true, quantity: 0 }])
    const [practice] = await api.connection.sql.query('select fees from practices where id = $1', [
      'practice-southbank',
    ])
    const [stored] = await api.connection.sql.query('select fees from bookings where id = $1', [body.id])
    expect(stored?.fees).toEqual(practice?.fees)
  })

  test('another zone replaces the first', async () => {
    const { body } = await atHome()
    const moved = await update(body.id, 1, { ...at('customer_address'), quoted_products: [zoneLine(otherZone)] })
    expect(moved.status).toBe(200)
    expect(await zoneRows(body.id)).toEqual([
      { product_id: zone, deleted: true, quantity: 0 },
      { product_id: otherZone, deleted: false, quantity: 1 },
    ])
  })

  test('an unchanged home keeps its line although it is not sent', async () => {
    const { body } = await atHome()
    expect((await update(body.id, 1, { ...at('customer_address'), quoted_products: [] })).status).toBe(200)
    expect(await zoneRows(body.id)).toEqual([{ product_id: zone, deleted: false, quantity: 1 }])
  })

  test.each([
    ['by its id', ({ id }: { id: string }) => ({ id })],
    ['by its editId', () => ({})],
  ])('removing another item %s keeps the zone line', async (_, named) => {
    const urn = 'copper-tealight-urn'
    const { body } = await create({ ...at('customer_address'), quoted_products: [zoneLine(), line(urn)] })
    const saved = body.quoted_products.find(({ is_home_collection: isZone }: SubmitLine) => !isZone)
    const removed = line(urn, { ...named(saved), deleted: true, quantity: 0 })
    expect((await update(body.id, 1, { ...at('customer_address'), quoted_products: [removed] })).status).toBe(200)
    expect(await zoneRows(body.id)).toEqual([{ product_id: zone, deleted: false, quantity: 1 }])
  })

  test('refuses a zone line for the practice with a message, and writes nothing', async () => {
    const { status, body } = await create({ ...at('vet_address'), quoted_products: [zoneLine()] })
    expect([status, body.errors.detail['quoted_products.0.product'], body.message]).toEqual([
      422,
      'notOffered',
      'The pet is collected from the practice: no collection zone can be chosen. Nothing was saved.',
    ])
    const { body: made } = await atHome()
    const [{ id }] = made.quoted_products
    const kept = await update(made.id, 1, { ...at('vet_address'), quoted_products: [zoneLine(zone, { id })] })
    expect([kept.status, await zoneRows(made.id)]).toEqual([422, [{ product_id: zone, deleted: false, quantity: 1 }]])
  })

  test.each([['two zones', () => [zoneLine(), zoneLine(otherZone)]]])('%s are refused in words', async (_, lines) => {
    const { status, body } = await create({ ...at('customer_address'), quoted_products: lines() })
    expect([status, body.errors.detail, body.message]).toEqual([
      422,
      { 'quoted_products.1.product': 'tooMany' },
      'A pet is collected once: choose one collection zone. Nothing was saved.',
    ])
  })
})

describe('a home in a booking without collection details [OPEN-43, OPEN-44]', () => {
  test.each(['customer_address', 'postal_address'] as const)(
    '%s of a vet_direct booking is refused',
    async (option) => {
      for (const quoted_products of [[], [zoneLine()]]) {
        const { status, body } = await create({ ...at(option), quoted_products }, HARBOUR)
        expect([status, body.errors.detail, body.message]).toEqual([
          422,
          { 'collection.collectionAddressOption': 'notOffered' },
          'This kind of booking offers no collection from a home. Nothing was saved.',
        ])
      }
    },
  )
})

test("refuses to submit if the zone's fee has changed [OPEN-102]", async () => {
  const { sql } = api.connection
  await sql.query(`update practices set pricing = 'RRP' where id = 'practice-southbank'`)
  api.deps.auth.forget()
  const { body } = await create({ ...at('customer_address'), quoted_products: [zoneLine(otherZone)] })
  await sql.query(`update zones set fees = '{"collection": 71.5, "return": 40}' where id = '${otherZone}'`)
  const complete = { as: SOUTHBANK, body: { screenshot_image: null }, version: 1 }
  const answer = await api.ask('POST', `portal/booking/${body.id}/complete`, complete)
  expect([answer.status, answer.body.errors.detail]).toEqual([409, { 'fees.collection': '$70.00 $71.50' }])
})
