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
    ['wooden', 19, 'framed-paw-oak'],
    ['paw-prints', 8, 'clay-paw-print'],
    ['jewellery', 10, 'fur-locket'],
    ['heart brass', 1, 'heart-keepsake-brass'],
    ['KS-101', 1, 'clay-paw-print'],
  ])('%j finds %i, %j first', async (search, count, first) => {
    const ids = await found(search)
    expect([ids.length, ids[0]]).toEqual([count, first])
  })

  test('every word must match the beginning of a word: no cat in "scattering"', async () => {
    expect(await found('cat')).toEqual([])
    expect(await found('brass teapot')).toEqual([])
    expect(await found('?!')).toEqual([])
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
