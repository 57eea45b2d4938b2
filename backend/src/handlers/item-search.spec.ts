import { SERVICE_TYPE } from '@portal/domain'
import { CALLED } from '@portal/domain-bundled/breed-search'
import { describe, expect, test } from 'vitest'
import { specApi } from '../../test/spec-api'

const api = specApi()

async function found(search: string, more = ''): Promise<string[]> {
  const { body } = await api.ask('GET', `portal/product?search=${encodeURIComponent(search)}&page_size=100${more}`)
  return body.data.map(({ id }: { id: string }) => id)
}

describe('finds items by the words that people use [OPEN-359]', () => {
  // For each search the number of items, and the first: matches in the name come first, in catalogue order.
  test.each([
    ['urns', 54, 'mini-urn'],
    ['wooden', 20, 'framed-paw-oak'],
    ['paw-prints', 8, 'clay-paw-print'],
    ['jewellery', 8, 'fur-locket'],
    ['heart brass', 1, 'heart-keepsake-brass'],
    ['KS-101', 1, 'clay-paw-print'],
  ])('%j finds %i, %j first [OPEN-375]', async (search, count, first) => {
    const ids = await found(search)
    expect([ids.length, ids[0]]).toEqual([count, first])
  })

  // Search words of nurses among the items of a private cremation, with the number of items found.
  test.each([
    ['urn', 54, 'Miniature Urn'],
    ['box', 14, 'Fur Keepsake Box'],
    ['casket', 56, 'Fur Keepsake Box'],
    ['paw print', 9, 'Clay Paw Print'],
    ['ink', 2, 'Ink Paw Print Card'],
    ['clay', 5, 'Clay Paw Print'],
    ['necklace', 6, 'Fur Locket'],
    ['pendant', 5, 'Drop Pendant'],
    ['heart', 11, 'Heart Keepsake, Pewter'],
    ['scatter tube', 3, 'Coast Scattering Tube'],
    ['wooden', 20, 'Framed Paw Print, Oak'],
    ['timber', 20, 'Framed Paw Print, Oak'],
    ['brass', 12, 'Heart Keepsake, Brass'],
    ['ceramic', 17, 'Clay Paw Print'],
    ['photo', 11, 'Oak Photo Box'],
    ['plaque', 12, 'Slate Garden Plaque'],
    ['hair', 4, 'Fur in a Glass Vial'],
    ['fur clipping', 3, 'Fur in a Glass Vial'],
    ['candle', 5, 'Memorial Candle'],
    ['keepsake', 24, 'Fur Keepsake Box'],
    ['garden', 6, 'Garden Lantern'],
    ['stone', 5, 'Engraved River Stone'],
    ['biodegradable', 9, 'Pine Sliding Box'],
    ['small', 63, 'Small Brass Plaque with Icon'],
    ['cat', 48, 'Miniature Urn'],
    ['rabbit', 48, 'Miniature Urn'],
    ['engraving', 32, 'Engraved River Stone'],
    ['tealight', 3, 'Pewter Tealight Urn'],
    ['jewellery', 8, 'Fur Locket'],
  ])('a nurse who types %j finds %i, %j first [OPEN-375]', async (search, count, first) => {
    const { body } = await api.ask(
      'GET',
      `portal/product?search=${encodeURIComponent(search)}&serviceType=${encodeURIComponent(SERVICE_TYPE.privateReturn)}`,
    )
    expect([body.total, body.data[0]?.name]).toEqual([count, first])
  })

  test('every word must match the beginning of a word: no "tering" in "scattering"', async () => {
    expect(await found('tering')).toEqual([])
    expect(await found('brass teapot')).toEqual([])
    expect(await found('?!')).toEqual([])
  })

  // Each item has a word that begins like the typed word or a synonym of it, and means another thing.
  test.each([
    ['plaque', 'paw-pendant', 'gold-plated'],
    ['stone', 'oatmeal-pot', 'stoneware'],
    ['stone', 'classic-urn', 'slate blue'],
    ['jar', 'jarrah-rest-box', 'jarrah'],
    ['photo', 'plaque-name-bar', 'no picture'],
  ])('%j does not find %j by the word %j [OPEN-384]', async (search, id) => {
    expect(await found(search)).not.toContain(id)
  })

  test.each([
    ['slate', 'classic-urn'],
    ['plated', 'paw-pendant'],
    ['stonew', 'oatmeal-pot'],
    ['key-ring', 'heart-keyring'],
    ['memorials', 'garden-lantern'],
  ])('%j still finds %j, which has the word itself [OPEN-384]', async (search, id) => {
    expect(await found(search)).toContain(id)
  })

  test('finds packages by their contents, and vet supplies', async () => {
    expect(await found('seed card', '&type=package')).toEqual([
      'package-bushland',
      'package-garden',
      'package-garden-farewell',
    ])
    expect(await found('tags', '&category=vetSupplies')).toEqual(['tag-pack'])
  })
})

describe('finds breeds by the names that clinics use [OPEN-358]', () => {
  test('every breed with another name is in the list', async () => {
    const rows = await api.connection.sql.query('select name from breeds')
    const listed = new Set(rows.map(({ name }) => name))
    expect(Object.keys(CALLED).filter((name) => !listed.has(name))).toEqual([])
  })
})
