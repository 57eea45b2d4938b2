import { describe, expect, test } from 'vitest'
import { BANKSIA, HARBOUR, HARBOUR_NURSE, SOUTHBANK } from '../../test/api'
import { specApi } from '../../test/spec-api'

const api = specApi()

const get = async (path: string, as: string | null = HARBOUR) => (await api.ask('GET', path, { as })).body

describe('the practice [API-08..15]', () => {
  test('is that of the token', async () => {
    const [harbour, southbank] = [await get('portal/vet'), await get('portal/vet', SOUTHBANK)]
    expect(harbour).toMatchObject({
      name: 'Harbour Veterinary Clinic',
      cstm: {
        brand: { code: 'WA LWD' },
        relationship_type_c: 'vet_direct',
        pricing_information_c: 'RRP',
        default_collection_location_c: 'Vet',
        provides_client_details_c: true,
      },
    })
    expect(southbank).toMatchObject({
      name: 'Southbank Vet Group',
      cstm: {
        relationship_type_c: 'vet_unity',
        pricing_information_c: 'No price',
        default_collection_location_c: 'Customer',
        provides_client_details_c: false,
      },
    })
  })

  test('service types, account manager', async () => {
    const names = (await get('portal/vet/service_types')).map((type: { name: string }) => type.name)
    expect(names).toContain('vet supply order')
    expect((await get('portal/vet/service_types', BANKSIA)).map((type: { name: string }) => type.name)).not.toContain(
      'vet supply order',
    )
    expect((await get('portal/vet/account_manager')).picture.src).toMatch(/^\/api\/media\//)
    expect((await get('portal/booking/service_types')).length).toBeGreaterThan(2)
  })

  test('only a Vet Owner changes it, from the version read [OPEN-13, API-13]', async () => {
    const change = (pricing: string, version: number, as: string) =>
      api.ask('POST', 'portal/vet', { body: { pricing_information_c: pricing }, version, as })
    const { version } = await get('portal/vet', BANKSIA)
    expect((await change('RRP', version, HARBOUR_NURSE)).status).toBe(403)
    expect((await change('Free', version, BANKSIA)).body.errors.detail).toEqual({
      pricing_information_c: 'notOffered',
    })
    expect((await change('No price', version, BANKSIA)).body).toMatchObject({
      version: version + 1,
      cstm: { pricing_information_c: 'No price' },
    })
    expect((await change('RRP', version, BANKSIA)).status).toBe(412)
    expect((await get('portal/product/clay-paw-print', BANKSIA)).price).toBeNull()
    expect((await change('Pricebook', version + 1, BANKSIA)).status).toBe(200)
    expect((await get('portal/product/clay-paw-print', BANKSIA)).price).toBeGreaterThan(0)
  })

  test('only a Vet Owner decides whether owners check engraved words [OPEN-383]', async () => {
    const change = async (isChecked: 0 | 1, as: string) => {
      const { version } = await get('portal/vet', as)
      return api.ask('POST', 'portal/vet', { body: { owner_checks_words_c: isChecked }, version, as })
    }
    expect((await change(1, HARBOUR_NURSE)).status).toBe(403)
    expect((await change(1, HARBOUR)).body.cstm.owner_checks_words_c).toBe(true)
    expect((await get('portal/vet')).cstm).toMatchObject({ owner_checks_words_c: true, pricing_information_c: 'RRP' })
    expect((await change(0, HARBOUR)).body.cstm.owner_checks_words_c).toBe(false)
  })

  test('the owner adds and renames contacts, everybody the own name [API-09, API-10]', async () => {
    const add = (as: string) =>
      api.ask('POST', 'portal/contact', { body: { first_name: 'Vera', last_name: 'Moss' }, as })
    expect((await add(HARBOUR_NURSE)).status).toBe(403)
    const { status, body } = await add(SOUTHBANK)
    expect([status, body.cstm]).toEqual([201, { cognito_username_c: null, portal_access_c: null }])
    const rename = (id: string, as: string, version: number) =>
      api.ask('POST', `portal/contact/${id}`, { body: { first_name: 'Vera', last_name: 'Fern' }, as, version })
    expect((await rename(body.id, SOUTHBANK, body.version)).body).toMatchObject({ last_name: 'Fern', version: 2 })
    expect((await get(`portal/contact/${body.id}`, SOUTHBANK)).last_name).toBe('Fern')
    const { version } = await get('portal/contact/contact-harbour-nurse')
    expect((await rename('contact-harbour-owner', HARBOUR_NURSE, version)).status).toBe(403)
    expect((await rename('contact-harbour-nurse', HARBOUR_NURSE, version)).status).toBe(200)
    expect((await get('portal/vet/members/contact-harbour-nurse')).version).toBe(version + 1)
  })
})

describe("the provider's lists", () => {
  test('a brand by its code, or the default for other hosts [API-11, OPEN-10]', async () => {
    expect((await get('portal/brand?brand=VIC+EDH', null)).code).toBe('VIC EDH')
    expect((await get('portal/brand', null)).code).toBe('WA LWD')
    expect((await get('portal/brand?brand=evil', null)).code).toBe('WA LWD')
  })

  test('stage labels without authentication [EXT-04]', async () => {
    const labels = await get('portal/dropdown/vet_facing_string_map', null)
    expect(labels['VP Unsubmitted']).toContain('Unsubmitted')
  })

  test('pet types and their breeds, 20 a page [API-30, API-31]', async () => {
    const types = (await get('portal/pet_types')).data.map((type: { pet_type: string }) => type.pet_type)
    expect([types.length, types.slice(0, 3)]).toEqual([13, ['Dog', 'Cat', 'Bird']])
    const first = await get('portal/pet_breeds?pet_type=Dog')
    expect({ rows: first.data.length, current_page: first.current_page }).toEqual({ rows: 20, current_page: 1 })
    const last = await get(`portal/pet_breeds?pet_type=Dog&page=${first.last_page}`)
    expect(last.data.length).toBe(first.total - 20 * (first.last_page - 1))
    expect(
      (await get('portal/pet_breeds?pet_type=Dog&search=BEAGLE')).data.map((breed: { name: string }) => breed.name),
    ).toContain('Beagle')
    for (const search of ['%25', '_', '\\']) {
      expect((await get(`portal/pet_breeds?pet_type=Dog&search=${search}`)).data).toEqual([])
    }
    expect((await get('portal/pet_breeds?search=beagle')).data).toEqual([])
  })

  test("a breed with its own unit has the unit's name and kg [DOM-11]", async () => {
    const { data } = await get('portal/pet_breeds?pet_type=Fish&search=fancy')
    expect(data).toContainEqual(
      expect.objectContaining({ name: 'Fancy Goldfish', custom_unit: 'g', custom_unit_to_kg_ratio: 0.001 }),
    )
  })

  test('collection products of a locality [API-32]', async () => {
    const zones = await get('portal/postcode/zone?postalcode=6011&city=COTTESLOE')
    expect(zones.length).toBeGreaterThan(0)
    expect(zones[0]).toMatchObject({ quantity: 1, isHomeCollection: true })
    expect((await api.ask('GET', 'portal/postcode/zone?postalcode=6011')).status).toBe(400)
  })

  test('addresses from the places service [EXT-11, EXT-12]', async () => {
    expect((await get('portal/places/autocomplete?input=12+Mar')).data).toEqual([
      { place_id: 'p1', text: '12 Mar, Perth', main_text: '12 Mar', secondary_text: 'Perth' },
    ])
    expect((await api.ask('GET', 'portal/places/autocomplete?input=12')).status).toBe(400)
    expect((await api.ask('GET', 'portal/places/unknown')).status).toBe(404)
  })
})

describe('the catalogue [API-40, API-42, API-43]', () => {
  test('10 products a page, by category and words, packages separately', async () => {
    const all = await get('portal/product')
    expect({ rows: all.data.length, current_page: all.current_page }).toEqual({ rows: 10, current_page: 1 })
    const urns = await get('portal/product?category=metalUrns,ceramicUrns&page_size=100')
    expect(new Set(urns.data.map((product: { categoryId: string }) => product.categoryId))).toEqual(
      new Set(['metalUrns', 'ceramicUrns']),
    )
    const packages = await get('portal/product?type=package')
    expect(packages.data.length).toBe(10)
    expect(packages.total).toBe(14)
    expect((await get('portal/product?search=clay+PAW')).data.map((product: { id: string }) => product.id)).toContain(
      'clay-paw-print',
    )
    expect((await get('portal/product?search=%25')).data).toEqual([])
    expect((await api.ask('GET', 'portal/product?type=other')).status).toBe(400)
  })

  test("packages have a price for the pet's weight, on the practice's list [OPEN-211]", async () => {
    const classic = async (search: string, as?: string) => {
      const { data } = await get(`portal/product?type=package&page_size=20${search}`, as)
      const { price, priceForPet } = data.find(({ id }: { id: string }) => id === 'package-classic')
      return [price, priceForPet]
    }
    expect(await classic('')).toEqual([465, null])
    // The Classic Urn's sizes: 22 from 10 kg, 48 from 25 kg; the paw print has none.
    expect(await classic('&petWeight=9.99')).toEqual([465, 465])
    expect(await classic('&petWeight=12')).toEqual([465, 487])
    expect(await classic('&petWeight=28.4')).toEqual([465, 513])
    expect(await classic('&petWeight=28.4', SOUTHBANK)).toEqual([null, null])
    for (const wrong of ['0', '-3', '2001', '1e3', 'heavy']) {
      expect((await api.ask('GET', `portal/product?type=package&petWeight=${wrong}`)).status).toBe(400)
    }
  })

  test('shows stock of the own brand only', async () => {
    const { data } = await get('portal/product?page_size=100', BANKSIA)
    const brands = new Set(data.flatMap((product: { stock: object }) => Object.keys(product.stock)))
    expect(brands).toEqual(new Set(['VIC EDH']))
  })

  test('one product, its picture, and an unknown one', async () => {
    expect((await get('portal/product/clay-paw-print')).description).not.toBe('')
    expect((await get('portal/product/clay-paw-print/image')).image).toMatch(/^\/api\/media\//)
    expect((await api.ask('GET', 'portal/product/nothing')).status).toBe(404)
  })
})
