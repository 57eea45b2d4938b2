import { describe, expect, test } from 'vitest'
import { SOUTHBANK } from '../../test/api'
import type { RequestOptions } from '../../test/api'
import { PRIVATE, line, owner, pet, submitOf } from '../../test/booking'
import { specApi } from '../../test/spec-api'

const api = specApi()

const post = (body: unknown, ask: RequestOptions = {}) => api.ask('POST', 'portal/booking', { body, ...ask })

describe('a new booking [API-24]', () => {
  test('is unsubmitted, has a Booking ID from 500001 on and an event', async () => {
    const claim = { opportunity_type: 'referral' }
    const { status, headers, body } = await post(await submitOf(api, PRIVATE, claim))
    expect(status).toBe(201)
    expect(headers.get('etag')).toBe('"1"')
    expect(body.cstm.order_stage_c).toBe('VP Unsubmitted')
    expect(Number(body.cstm.order_id_c)).toBeGreaterThan(500_000)
    // Taken from the practice, whatever the page sends.
    expect(body.opportunity_type).toBe('vet_direct')
    expect(body.order_events.map((event: { to_value: string }) => event.to_value)).toEqual(['VP Unsubmitted'])
    expect([body.owner.phone_mobile, body.owner.primary_address_city, body.pet.weight]).toEqual([
      '+61412000111',
      'Cottesloe',
      12.5,
    ])
  })

  test.each([
    [
      'no owner though not skipped',
      { owner: null },
      ['owner.firstName', 'owner.lastName', 'owner.phoneNumber', 'owner.address'],
    ],
    ['weight 0 [WIZ-69]', { pet: { ...pet, weight: 0 } }, ['pet.weight']],
    ['a breed that is not in the list [WIZ-75]', { pet: { ...pet, breed: 'Dragon' } }, ['pet.breed']],
    ['a breed of another type', { pet: { ...pet, breed_type: 'Cat' } }, ['pet.breed']],
    ['a horse [SHL-63, OPEN-36]', { pet: { ...pet, breed_type: 'Horse' } }, ['pet.type', 'pet.breed']],
  ])('%s: 422 with the field names, and nothing is saved', async (_what, changes, fields) => {
    const before = [await api.count('bookings'), await api.count('order_events')]
    const reply = await post({ ...(await submitOf(api, PRIVATE)), ...changes })
    expect([reply.status, Object.keys(reply.body.errors.detail).toSorted()]).toEqual([422, fields.toSorted()])
    expect([await api.count('bookings'), await api.count('order_events')]).toEqual(before)
  })

  test("refuses a service type that the practice lacks, also another practice's own", async () => {
    const body = await submitOf(api, PRIVATE)
    for (const serviceType of [
      { id: 'service-banksia-x', name: 'cosmic cremation' },
      { id: 'x', name: 'x' },
    ]) {
      const reply = await post({ ...body, service_type: serviceType })
      expect([reply.status, reply.body.errors.detail]).toEqual([422, { service_type: 'notOffered' }])
    }
  })

  test('accepts an owner without a phone if none is known [OPEN-134]', async () => {
    const create = async (sent: typeof owner) => post({ ...(await submitOf(api, PRIVATE)), owner: sent })
    const { status, body } = await create({ ...owner, phone_mobile: '', no_phone: true })
    expect(status).toBe(201)
    const read = (await api.ask('GET', `portal/booking/${body.id}`)).body.owner
    expect([read.last_name, read.phone_mobile, read.no_phone]).toEqual(['Quill', '', true])
    // An owner with a phone number cannot be marked as having none.
    const both = (await create({ ...owner, no_phone: true })).body.owner
    expect([both.phone_mobile, both.no_phone]).toEqual(['+61412000111', false])
    expect((await create({ ...owner, phone_mobile: '', no_phone: false })).status).toBe(422)
  })

  test('a vet supply order needs neither pet nor owner [WIZ-52]', async () => {
    const supply = (await api.ask('GET', 'portal/product?category=vetSupplies')).body.data[0]
    const body = await submitOf(api, 'vet supply order', {
      owner: null,
      pet: null,
      quoted_products: [line(supply.id)],
    })
    const reply = await post(body)
    expect({
      status: reply.status,
      lines: reply.body.quoted_products.length,
      collection_freight_fee_c: reply.body.cstm.collection_freight_fee_c,
    }).toEqual({ status: 201, lines: 1, collection_freight_fee_c: 0 })
  })

  test('does not store details of a skipped owner [WIZ-59]', async () => {
    const { body } = await post(await submitOf(api, PRIVATE, { skip_owner_details: true }))
    expect({ owner: body.owner, skip_owner_details_c: body.cstm.skip_owner_details_c }).toEqual({
      owner: null,
      skip_owner_details_c: true,
    })
  })
})

describe('collection [WIZ-88..94]', () => {
  const address = {
    collection_add_street: '12 Marine Parade',
    collection_add_city: 'Cottesloe',
    collection_add_state: 'WA',
    collection_add_postalcode: '6011',
    collection_add_country: 'Australia',
    collection_add_latitude: -31.99,
    collection_add_longitude: 115.75,
  }

  test('vet_unity private cremations require it', async () => {
    const reply = await post(await submitOf(api, PRIVATE, {}, SOUTHBANK), { as: SOUTHBANK })
    expect([reply.status, reply.body.errors.detail]).toEqual([
      422,
      { 'collection.collectionAddressOption': 'required' },
    ])
  })

  test('a home requires a zone product of its locality, whose fees apply', async () => {
    const [zone] = (await api.ask('GET', 'portal/postcode/zone?postalcode=6011&city=cottesloe', { as: SOUTHBANK })).body
    const changes = { ...address, collection_add_option_c: 'customer_address' as const }
    const without = await post(await submitOf(api, PRIVATE, changes, SOUTHBANK), { as: SOUTHBANK })
    expect(without.body.errors.detail).toEqual({ 'collection.collectionProducts': 'required' })
    const zoneLine = line(zone.id, { is_home_collection: true, quantity: 1 })
    const elsewhere = await post(
      await submitOf(
        api,
        PRIVATE,
        { ...changes, collection_add_postalcode: '0872', quoted_products: [zoneLine] },
        SOUTHBANK,
      ),
      { as: SOUTHBANK },
    )
    expect(elsewhere.body.errors.detail).toEqual({ 'quoted_products.0.product': 'outsideZone' })
    const { status, body } = await post(
      await submitOf(api, PRIVATE, { ...changes, quoted_products: [zoneLine] }, SOUTHBANK),
      { as: SOUTHBANK },
    )
    expect(status).toBe(201)
    expect(body.collectionDetails).toMatchObject({
      collectionAddressOption: 'customer_address',
      collectionProducts: { id: zone.id, quantity: 1 },
    })
    expect(body.quoted_products).toMatchObject([{ is_home_collection: true, can_be_deleted: false, unit_price: null }])
  })
})
