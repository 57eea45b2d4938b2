import { describe, expect, test } from 'vitest'
import { isCompatible } from './compatibility'

test.each([
  ['1.0', '1.0', true],
  ['1.0', '1.4', true],
  ['1.5', '1.4', false],
  ['2.0', '1.4', false],
  ['1.0', '2.0', false],
  ['1.10', '1.9', false],
  ['', '1.0', false],
  ['^1.0.0', '1.0', false],
])('a remote built for %s in a shell of %s: %s', (remote, shell, expected) => {
  const answer = isCompatible({ contract: remote }, { contract: shell })
  expect(answer).toEqual({ fits: expected, needed: remote, offered: shell, missing: [] })
})

describe('what is used and what there is', () => {
  const uses = {
    shared: { '@portal/ui': ['Button', 'Table'], react: ['useState'] },
    endpoints: ['GET portal/booking/{id}', 'PUT portal/pet'],
    slots: [],
  }
  const missing = (offers: Omit<Parameters<typeof isCompatible>[1], 'contract'>) =>
    isCompatible({ contract: '3.0', uses }, { contract: '3.0', ...offers })
  const provides = { '@portal/ui': ['Table', 'Button', 'Card'], react: ['useState', '*'] }
  const serves = ['GET portal/booking/{bookingId}', 'PUT portal/pet', 'POST portal/pet']

  test('all of it is there; a parameter may have another name', () => {
    expect(missing({ provides, serves })).toMatchObject({ fits: true, missing: [] })
  })

  test('names that are gone are told with their module, calls as calls', () => {
    expect(missing({ provides: { ...provides, '@portal/ui': ['Card', 'Button'] }, serves })).toMatchObject({
      fits: false,
      missing: ['Table of @portal/ui'],
    })
    expect(missing({ provides: { '@portal/ui': ['Table', 'Button'] }, serves }).missing).toEqual(['useState of react'])
    expect(missing({ provides, serves: ['DELETE portal/pet', 'GET portal/booking/{id}'] })).toMatchObject({
      fits: false,
      missing: ['PUT portal/pet of the API'],
    })
  })

  test('a list that is not told is not compared', () => {
    expect(missing({})).toMatchObject({ fits: true, missing: [] })
    expect(isCompatible({ contract: '3.0' }, { contract: '3.0', provides, serves }).fits).toBe(true)
  })

  test('a module by the name of what every object has is not there', () => {
    const strange = { shared: { constructor: ['name'] }, endpoints: [], slots: [] }
    expect(isCompatible({ contract: '3.0', uses: strange }, { contract: '3.0', provides }).missing).toEqual([
      'name of constructor',
    ])
  })
})
