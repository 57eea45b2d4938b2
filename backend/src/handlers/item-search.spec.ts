import { CALLED } from '@portal/domain/breed-search'
import { describe, expect, test } from 'vitest'
import { specApi } from '../../test/spec-api'

const api = specApi()

async function found(search: string, more = ''): Promise<string[]> {
  const { body } = await api.ask('GET', `portal/product?search=${encodeURIComponent(search)}&page_size=100${more}`)
  return body.data.map(({ id }: { id: string }) => id)
}

describe('items are found by what people call them [OPEN-359]', () => {
  // Of each word how many items it finds, and which stands first: in whose name it is, in the order of the catalogue.
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

  test('by beginnings of words, every one of them: no cat in "scattering"', async () => {
    expect(await found('cat')).toEqual([])
    expect(await found('brass teapot')).toEqual([])
    expect(await found('?!')).toEqual([])
  })

  test('so are packages, by what is in them, and vet supplies', async () => {
    expect(await found('seed card', '&type=package')).toEqual([
      'package-bushland',
      'package-garden',
      'package-garden-farewell',
    ])
    expect(await found('tags', '&category=vetSupplies')).toEqual(['tag-pack'])
  })
})

describe('breeds are found as clinics call them [OPEN-358]', () => {
  test('each breed that is called otherwise is one of the list', async () => {
    const rows = await api.connection.sql.query('select name from breeds')
    const listed = new Set(rows.map(({ name }) => name))
    expect(Object.keys(CALLED).filter((name) => !listed.has(name))).toEqual([])
  })
})
