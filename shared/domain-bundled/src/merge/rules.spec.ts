import { describe, expect, test } from 'vitest'
import { changedNames, mergeFields, sameValue } from './rules'

describe('merge by field [OPEN-87]', () => {
  const base = { role: '1', status: 'Active', name: 'Nina' }

  test('takes fields that only the other side changed, and keeps fields that only I changed', () => {
    const merge = mergeFields(base, { ...base, name: 'Nina May' }, { ...base, role: '3' })
    expect(merge).toEqual({
      merged: { role: '3', status: 'Active', name: 'Nina May' },
      fromTheirs: ['role'],
      conflicts: [],
    })
  })

  test('reports fields changed on both sides and keeps mine; equal changes are no conflict', () => {
    const mine = { ...base, role: '3', status: 'Inactive' }
    const merge = mergeFields(base, mine, { ...base, role: '2', status: 'Inactive' })
    expect(merge).toEqual({ merged: mine, fromTheirs: [], conflicts: ['role'] })
  })

  test('a field missing on one side was removed there', () => {
    const { role: _role, ...without } = base
    expect(mergeFields(base, base, without)).toMatchObject({ merged: { role: undefined }, fromTheirs: ['role'] })
    expect(mergeFields(without, without, base)).toMatchObject({ merged: base, fromTheirs: ['role'] })
  })
})

test('lists the names of differing values', () => {
  expect(changedNames({ a: 1, b: [1, 2], c: null }, { a: 1, b: [2, 1], d: 'x' })).toEqual(['b', 'c', 'd'])
})

test.each([
  [{ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [[1, 2], [1, 2, 3], false],
  [[], {}, false],
  [null, {}, false],
  [null, undefined, false],
  ['1', 1, false],
])('sameValue of %j and %j is %s', (a, b, expected) => {
  expect(sameValue(a, b)).toBe(expected)
})
