import { describe, expect, test } from 'vitest'
import { itemLines, newLine, orderTotal, removedLine } from '@portal/domain'
import { isPackagePlaque, packagePlaques, plaquesUnder } from './package-plaques'

const content = (id: string) => ({ id })
const line = (productId: string, deleted = false) => ({ productId, deleted })
const isPlaque = (id: string) => id.startsWith('plaque-')

describe('each plaque of a package is one line [OPEN-155]', () => {
  test.each([
    ['none for a package without a plaque', ['urn', 'card'], [], [], [], []],
    ['only the plaque gets a line', ['urn', 'plaque-a'], [], ['plaque-a'], [], []],
    ['two lines for two plaques', ['plaque-a', 'plaque-b'], [], ['plaque-a', 'plaque-b'], [], []],
    ['kept on the next save', ['urn', 'plaque-a'], [line('plaque-a')], [], ['plaque-a'], []],
    ['replaced with the package', ['plaque-b'], [line('plaque-a')], ['plaque-b'], [], ['plaque-a']],
    ['removed with the package', [], [line('plaque-a'), line('plaque-b')], [], [], ['plaque-a', 'plaque-b']],
    ['restored with the package', ['plaque-a'], [line('plaque-a', true)], [], ['plaque-a'], []],
    ['kept if the product is no longer a plaque', ['tile'], [line('tile')], [], ['tile'], []],
    ['not restored if the product is no longer a plaque', ['tile'], [line('tile', true)], [], [], ['tile']],
  ] as const)('%s', (_, contents, lines, added, kept, removed) => {
    const found = packagePlaques(contents.map(content), lines, isPlaque)
    expect(found.added.map(({ id }) => id)).toEqual(added)
    expect(found.kept.map(({ productId }) => productId)).toEqual(kept)
    expect(found.removed.map(({ productId }) => productId)).toEqual(removed)
  })
})

describe('the plaque lines of a package line', () => {
  const quoted = (id: string, price: number) => ({ ...newLine({ id: `product-${id}`, name: id, price }, ''), id })
  const packed = quoted('package', 596)
  const plaque = { ...quoted('plaque', 0), parentProductId: 'package' }
  const done = { ...plaque, id: 'done' }

  test('lists its own plaques without removed ones', () => {
    const gone = removedLine({ ...plaque, id: 'gone' })
    const lines = [packed, plaque, gone, done, { ...plaque, id: 'other', parentProductId: 'urn' }]
    expect(plaquesUnder(packed, lines).map(({ id }) => id)).toEqual(['plaque', 'done'])
    expect(plaquesUnder({ id: '' }, [{ ...plaque, parentProductId: '' }])).toEqual([])
  })

  test('plaques cost nothing extra and do not count as items: a package at 596.00 stays one item at 596.00 [OPEN-58, OPEN-155]', () => {
    const lines = [packed, plaque, done]
    expect(itemLines(lines).map(({ key, amount }) => [key, amount])).toEqual([['package', 596]])
    expect(orderTotal({ lines, fees: { collection: null, return: null } })).toBe(596)
  })
})

test.each([
  [false, 'plaque', true],
  // Without a configuration a plaque accepts free text only.
  [true, 'plaque', false],
  [true, 'laser', false],
  [false, null, false],
])('content with engraving %s of type %s is designed as a plaque: %s', (requires, type, expected) => {
  expect(isPackagePlaque({ requires_engraving: requires, engraving_type: type })).toBe(expected)
})
