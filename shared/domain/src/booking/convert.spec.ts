import { parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { emptyBooking, toBookingSubmit, toPortalBooking } from './convert'
import { ServerBookingSchema } from './schema'
import { BookingSubmitSchema } from './submit'

const wire = {
  id: 'b1',
  version: 3,
  date_entered: '2026-03-13T01:00:00Z',
  opportunity_type: 'vet_direct',
  cstm: {
    order_stage_c: 'VP Submitted',
    order_id_c: 100001,
    service_type: { id: 's1', name: 'Private Cremation & Return of Ashes' },
    vet_staff_c: 'Ines',
    ok_prepare_c: '0',
    is_package_c: 0,
    opportunity_type: 'vet_unity',
    provided_client_details_c: '1',
    collection_freight_fee_c: '45.50',
    return_freight_fee_c: 0,
    collection_add_option_c: 'postal_address',
  },
  collection_add_street: '9 Lake Rd',
  collection_add_city: 'Perth',
  collection_add_postalcode: '6000',
  collection_add_latitude: '-31.95',
  collection_add_longitude: '115.86',
  pet: {
    id: 'p1',
    first_name: 'Bella',
    last_name: 'Reid',
    breed_type: 'Dog',
    breed: 'Kelpie',
    sex: 'Female',
    weight: 18.5,
  },
  owner: {
    id: 'o1',
    first_name: 'Anna',
    last_name: 'Reid',
    phone_mobile: '+61412345678',
    primary_address_city: 'Perth',
    primary_address_postalcode: '6000',
  },
  quoted_products: [
    { id: 'l1', name: 'Brass urn', quantity: 1, unit_price: 120, actual_product_id_c: 'u1' },
    { id: 'l2', name: 'Perth metro', quantity: 1, actual_product_id_c: 'z1', is_home_collection: true },
  ],
  special_instructions: [{ id: 'i1', description: 'Keep the collar', opportunity_id: 'b1', completed: '0' }],
}
const server = parse(ServerBookingSchema, wire)

describe('reading a booking', () => {
  const portal = toPortalBooking(server, { 'VP Submitted': 'Submitted' })

  test('identity, stage and fees [DOM-01, DOM-02, DOM-04, DOM-07, DOM-08]', () => {
    expect(portal).toMatchObject({
      id: 'b1',
      orderId: '100001',
      version: 3,
      vetStaff: 'Ines',
      serviceType: 'Private Cremation & Return of Ashes',
      rawServiceType: { id: 's1' },
      orderStage: 'VP Submitted',
      parsedOrderStage: 'Submitted',
      opportunityType: 'vet_unity',
      bookingOptionSelected: {
        slug: 'vetunity-private-return',
        label: 'Private Cremation & Return of Ashes',
      },
      collection_fee: 45.5,
      return_fee: 0,
      skipOwnerDetails: false,
      isPackage: false,
    })
  })

  test('pet, owner, collection, instructions, lines [DOM-05, DOM-06, DOM-09]', () => {
    expect(portal.pet).toMatchObject({ firstName: 'Bella', type: 'Dog', weight: 18.5 })
    expect(portal.owner).toMatchObject({
      lastName: 'Reid',
      phoneNumber: '0412345678',
      address: { city: 'Perth' },
    })
    expect(portal.collectionDetails).toEqual({
      collectionAddressOption: 'postal_address',
      collectionAddress: {
        street: '9 Lake Rd',
        city: 'Perth',
        state: '',
        postalcode: '6000',
        country: 'Australia',
        lat: -31.95,
        lng: 115.86,
      },
      collectionProducts: { id: 'z1', name: 'Perth metro', quantity: 1, isHomeCollection: true, price: null },
    })
    expect(portal.specialInstructions).toEqual([
      { id: 'i1', description: 'Keep the collar', opportunity_id: 'b1', completed: false },
    ])
    expect(portal.quotedProducts.map(({ id, canBeDeleted }) => [id, canBeDeleted])).toEqual([
      ['l1', true],
      ['l2', false],
    ])
  })

  test("uses the booking's pet_* fields if it has no pet [DOM-06]", () => {
    const flat = parse(ServerBookingSchema, {
      id: 1,
      cstm: {},
      pet_first_name: 'Milo',
      pet_type: 'Cat',
      pet_weight: '4.10',
    })
    expect(toPortalBooking(flat).pet).toMatchObject({ firstName: 'Milo', type: 'Cat', weight: 4.1 })
  })

  test('treats owner details withheld by the practice as a skipped owner [DOM-03]', () => {
    const withheld = parse(ServerBookingSchema, { id: 1, cstm: { provided_client_details_c: '0' } })
    expect(toPortalBooking(withheld).skipOwnerDetails).toBe(true)
  })

  test('reads an answer with missing fields [OPEN-85]', () => {
    const sparse = toPortalBooking(parse(ServerBookingSchema, { id: 1, cstm: {} }))
    expect(sparse).toMatchObject({
      id: '1',
      version: 1,
      parsedOrderStage: 'Unknown',
      quotedProducts: [],
      product: null,
    })
  })
})

describe('sending a booking', () => {
  test('sends all fields but product names and prices [DOM-20, OPEN-84]', () => {
    const sent = toBookingSubmit(toPortalBooking(server))
    expect(sent).toMatchObject({
      vet_staff_c: 'Ines',
      service_type: { id: 's1', name: 'Private Cremation & Return of Ashes' },
      opportunity_type: 'vet_unity',
      skip_owner_details: false,
      provided_client_details_c: true,
      collection_add_option_c: 'postal_address',
      collection_add_city: 'Perth',
      owner: { id: 'o1', phone_mobile: '+61412345678', primary_address_city: 'Perth' },
      pet: { id: 'p1', breed_type: 'Dog', weight: 18.5 },
    })
    expect(sent.quoted_products.map(({ id, product }) => [id, product])).toEqual([
      ['l1', 'u1'],
      ['l2', 'z1'],
    ])
    expect(JSON.stringify(sent)).not.toMatch(/price|fee/i)
    expect(safeParse(BookingSubmitSchema, sent).success).toBe(true)
  })

  test('leaves out a skipped owner and an unknown pet [WIZ-59]', () => {
    const sent = toBookingSubmit({ ...toPortalBooking(server), skipOwnerDetails: true })
    expect({ owner: sent.owner, provided_client_details_c: sent.provided_client_details_c }).toEqual({
      owner: null,
      provided_client_details_c: false,
    })
    expect(toBookingSubmit(emptyBooking()).pet).toBeNull()
  })

  test('removes the zone line if the collection is no longer from home [OPEN-44]', () => {
    const portal = toPortalBooking(server)
    const moved = { ...portal, collectionDetails: { ...portal.collectionDetails, collectionProducts: null } }
    expect(toBookingSubmit(moved).quoted_products[1]).toMatchObject({ id: 'l2', deleted: true, quantity: 0 })
  })

  test.each([
    { vet_staff_c: 'a'.repeat(101) },
    { vet_staff_c: 'a\u0000b' },
    { service_type: { id: '', name: 'x' } },
    { collection_add_option_c: 'moon' },
    { collection_add_latitude: 91 },
    { quoted_products: Array.from({ length: 201 }, () => ({ quantity: 1, deleted: false, product: 'u1' })) },
  ])('refuses invalid parts (case %#)', (wrong) => {
    const sent = { ...toBookingSubmit(toPortalBooking(server)), ...wrong }
    expect(safeParse(BookingSubmitSchema, sent).success).toBe(false)
  })
})
