import { describe, expect, test } from 'vitest'
import { isCompatible, type PortalInterface } from './compatibility'

const NOTHING = { shared: {}, endpoints: [], slots: [] }
const offers = (more: Partial<PortalInterface> = {}): PortalInterface => ({
  contract: '1.4',
  provides: {},
  slotsSince: {},
  ...more,
})

test.each([
  ['1.0', '1.0', true],
  ['1.0', '1.4', true],
  ['1.5', '1.4', false],
  ['2.0', '1.4', false],
  ['1.10', '1.9', false],
  ['', '1.0', false],
  ['^1.0.0', '1.0', false],
])('a remote built with contract %s, which uses nothing, fits a shell of %s: %s', (contract, shell, fits) => {
  expect(isCompatible({ contract, uses: NOTHING }, offers({ contract: shell }))).toEqual({
    fits,
    isLater: !fits,
    isSilent: false,
    missing: [],
    changed: [],
  })
})

describe('a remote fits by the names that it uses', () => {
  const uses = {
    shared: { '@portal/ui': ['Button', 'Table'], react: ['useState'] },
    endpoints: ['GET portal/booking/{id}', 'PUT portal/pet'],
    slots: ['Attic'],
  }
  const provides = {
    '@portal/ui': { Button: '1.0', Table: '1.2', Card: '1.4' },
    react: { useState: '1.0', '*': '1.0' },
  }
  const serves = ['GET portal/booking/{bookingId}', 'PUT portal/pet', 'POST portal/pet']
  const judged = (more: Partial<PortalInterface>, contract = '1.2') =>
    isCompatible({ contract, uses }, offers({ provides, serves, ...more }))

  test('fits when all names exist and are as old as the remote; parameters of calls may have other names', () => {
    expect(judged({})).toMatchObject({ fits: true, missing: [], changed: [] })
  })

  test('a used name that broke after the build stops the remote and is listed; an unused one does not', () => {
    expect(judged({}, '1.1')).toMatchObject({ fits: false, changed: ['Table of @portal/ui (since 1.2)'], missing: [] })
  })

  test('lists removed names with their module, and calls, each once', () => {
    const twice = { ...uses, shared: { '@portal/ui': ['Table', 'Table'] } }
    const without = offers({ provides: { '@portal/ui': { Button: '1.0' } }, serves })
    expect(isCompatible({ contract: '1.2', uses: twice }, without)).toMatchObject({
      fits: false,
      missing: ['Table of @portal/ui'],
    })
    expect(judged({ serves: ['DELETE portal/pet', 'GET portal/booking/{id}'] })).toMatchObject({
      fits: false,
      missing: ['PUT portal/pet of the API'],
    })
  })

  test('broken props of a slot stop the remotes that show or fill it; an undeclared slot stops none', () => {
    expect(judged({ slotsSince: { Attic: '1.3' } }).changed).toEqual(['the slot Attic (since 1.3)'])
    const filler = { contract: '1.2', uses: NOTHING, slots: [{ name: 'Attic' }] }
    expect(isCompatible(filler, offers({ slotsSince: { Attic: '1.3' } })).fits).toBe(false)
    expect(isCompatible(filler, offers({ slotsSince: { Cellar: '1.3' } })).fits).toBe(true)
  })

  test('a new type of the exposed module stops every remote built before', () => {
    const exposed = { ...provides, '@portal/federation': { RemoteModule: '1.3' } }
    expect(judged({ provides: exposed }).changed).toEqual(['RemoteModule of @portal/federation (since 1.3)'])
    expect(judged({ provides: exposed }, '1.3').fits).toBe(true)
  })

  test("a remote without its list of uses does not fit; without the API's list, calls are not compared", () => {
    expect(isCompatible({ contract: '1.2' }, offers({ provides }))).toMatchObject({ fits: false, isSilent: true })
    expect(judged({ serves: undefined }).fits).toBe(true)
  })

  test('names of Object.prototype count as missing', () => {
    const strange = { shared: { constructor: ['name'], '@portal/ui': ['toString'] }, endpoints: [], slots: ['valueOf'] }
    expect(isCompatible({ contract: '1.4', uses: strange }, offers({ provides })).missing).toEqual([
      'name of constructor',
      'toString of @portal/ui',
    ])
  })
})
