import { describe, expect, test } from 'vitest'
import { faultOfNext, heldKeys, isOver, MOST_SUCCESSORS } from './held-keys'
import type { Successor } from './successors'

const listed = (key: string, name: string, ...packages: string[]) => ({ key, name, packages })
const REPORTS = listed('a', 'Reports', 'mf-a', 'mf-b')
const follows = (of: string, key: string, at = '2026-11-20', until = '2026-11-21'): Successor => ({
  of,
  key,
  at: `${at}T10:00:00.000Z`,
  until: `${until}T10:00:00.000Z`,
  by: 'ann',
})
const by = (...all: Successor[]) => new Map(all.map((one) => [one.of, one]))
const held = (keys: (typeof REPORTS)[], removed: string[], ...all: Successor[]) =>
  heldKeys({ keys, removed }, by(...all))
const rights = ({ keys }: ReturnType<typeof heldKeys>) =>
  Object.fromEntries(keys.map(({ key, name, packages }) => [key, [name, ...packages]]))

describe('who follows a listed key has its rights [OPEN-311]', () => {
  test('a chain: the same holder, the same packages, in their order', () => {
    const found = held([REPORTS], [], follows('a', 'b'), follows('b', 'c', '2026-11-22', '2026-11-23'))
    expect(found.keys).toEqual([
      { key: 'a', name: 'Reports', packages: ['mf-a', 'mf-b'], first: 'a', after: null },
      { key: 'b', name: 'Reports', packages: ['mf-a', 'mf-b'], first: 'a', after: 'a' },
      { key: 'c', name: 'Reports', packages: ['mf-a', 'mf-b'], first: 'a', after: 'b' },
    ])
    expect([...found.ends]).toEqual([
      ['a', '2026-11-21T10:00:00.000Z'],
      ['b', '2026-11-23T10:00:00.000Z'],
    ])
    expect(found.faults.size).toBe(0)
  })

  test('what the operator adds to the first the last one has too', () => {
    expect(rights(held([listed('a', 'Reports', 'mf-a', 'mf-c')], [], follows('a', 'b')))).toMatchObject({
      b: ['Reports', 'mf-a', 'mf-c'],
    })
  })

  test('who takes the first out takes all of them out, and one in the middle those behind it', () => {
    const chain = [follows('a', 'b'), follows('b', 'c')]
    expect(rights(held([], ['a'], ...chain))).toEqual({})
    const found = held([REPORTS], ['b'], ...chain)
    expect(rights(found)).toEqual({ a: ['Reports', 'mf-a', 'mf-b'] })
    // It has ended all the same: what was given away is not taken back by the loss of the next.
    expect(isOver(found.ends, 'a', '2026-11-21T10:00:00.001Z')).toBe(true)
    expect(found.faults.size).toBe(0)
  })

  test('one that the operator lists too stays, whatever becomes of the first', () => {
    const both = [REPORTS, listed('b', 'Reports', 'mf-c')]
    expect(rights(held(both, [], follows('a', 'b'), follows('b', 'c')))).toEqual({
      a: ['Reports', 'mf-a', 'mf-b'],
      b: ['Reports', 'mf-c', 'mf-a', 'mf-b'],
      c: ['Reports', 'mf-c', 'mf-a', 'mf-b'],
    })
    const alone = held(both.slice(1), ['a'], follows('a', 'b'), follows('b', 'c'))
    expect(rights(alone)).toEqual({ b: ['Reports', 'mf-c'], c: ['Reports', 'mf-c'] })
  })
})

describe('what gives no rights, and no more of them [OPEN-311]', () => {
  test.each([
    ['a key that nobody lists', [REPORTS], [follows('x', 'y')], { a: ['Reports', 'mf-a', 'mf-b'] }, []],
    [
      "another holder's",
      [REPORTS, listed('o', 'Others', 'mf-o')],
      [follows('a', 'o')],
      { a: ['Reports', 'mf-a', 'mf-b'], o: ['Others', 'mf-o'] },
      [['a', 'it is listed for Others']],
    ],
    [
      'one without a name, beside one without',
      [listed('a', '', 'mf-a'), listed('o', '', 'mf-o')],
      [follows('a', 'o')],
      { a: ['', 'mf-a'], o: ['', 'mf-o'] },
      [['a', 'it is listed for somebody else']],
    ],
    [
      'one that follows another already',
      [REPORTS, listed('o', 'Others', 'mf-o')],
      [follows('a', 'b'), follows('o', 'b')],
      { a: ['Reports', 'mf-a', 'mf-b'], b: ['Reports', 'mf-a', 'mf-b'], o: ['Others', 'mf-o'] },
      [['o', 'it follows another key already']],
    ],
    [
      'itself',
      [REPORTS],
      [follows('a', 'a')],
      { a: ['Reports', 'mf-a', 'mf-b'] },
      [['a', 'it comes before in the same chain']],
    ],
    [
      'the first of its own chain',
      [REPORTS],
      [follows('a', 'b'), follows('b', 'a')],
      { a: ['Reports', 'mf-a', 'mf-b'], b: ['Reports', 'mf-a', 'mf-b'] },
      [['b', 'it comes before in the same chain']],
    ],
  ])('%s', (_, keys, all, wanted, faults) => {
    const found = held(keys, [], ...all)
    expect(rights(found)).toEqual(wanted)
    expect([...found.faults]).toEqual(faults)
  })

  test('more than twenty behind the listed one', () => {
    const chain = Array.from({ length: MOST_SUCCESSORS + 1 }, (_, at) => follows(`k${at}`, `k${at + 1}`))
    const found = held([listed('k0', 'Reports', 'mf-a')], [], ...chain)
    expect(found.keys.length).toBe(21)
    expect([...found.faults]).toEqual([['k20', '20 keys have followed the listed one before it']])
    // The way out: the operator lists the last one.
    const again = held([listed('k0', 'Reports', 'mf-a'), listed('k20', 'Reports', 'mf-a')], [], ...chain)
    expect([again.keys.length, again.faults.size]).toEqual([22, 0])
  })
})

describe('a key that was changed ends [OPEN-312]', () => {
  test('when it said so, to the millisecond', () => {
    const { ends } = held([REPORTS], [], follows('a', 'b'))
    const at = (time: string, key = 'a') => isOver(ends, key, `2026-11-21T${time}Z`)
    expect([at('10:00:00.000'), at('10:00:00.001'), at('23:00:00.000', 'b'), at('23:00:00.000', 'x')]).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  test('no later than the one that follows it: who changes that at once ends both', () => {
    const { ends } = held(
      [REPORTS],
      [],
      follows('a', 'b', '2026-11-20', '2026-12-20'),
      follows('b', 'c', '2026-11-22', '2026-11-22'),
    )
    expect([...ends.values()]).toEqual(['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z'])
  })

  test('also where the next one is nothing', () => {
    const { ends } = held(
      [REPORTS, listed('o', 'Others', 'mf-o')],
      [],
      follows('a', 'o'),
      follows('o', 'p', '2026-11-20', '2026-11-20'),
    )
    expect(ends.get('a')).toBe('2026-11-21T10:00:00.000Z')
  })
})

describe('what is handed in is looked at by the same rule [OPEN-311]', () => {
  const NOW = new Date('2026-11-20T10:00:00.000Z')
  const others = listed('o', 'Others', 'mf-o')
  const list = { keys: [REPORTS, others, listed('d', 'Reports', 'mf-d')], removed: ['r'] }
  const chain = by(follows('a', 'b'))

  test.each([
    ['the last of a chain names a new one', follows('b', 'c'), null],
    ['a listed one does', follows('o', 'p'), null],
    ['a key that is not listed', follows('x', 'y'), 'The key that names it is not listed, and follows none that is'],
    [
      'a second one',
      follows('a', 'c'),
      'b follows it since 2026-11-20T10:00:00.000Z, as it has signed itself: who was first stays',
    ],
    ["another's", follows('b', 'o'), 'o cannot follow: it is listed for Others'],
    ['one that is listed for the same holder', follows('b', 'd'), 'd cannot follow: it is listed for Reports'],
    ['one that follows another', follows('o', 'b'), 'b cannot follow: it follows another key already'],
    ['one that was taken out', follows('b', 'r'), 'r was taken out by the operator'],
    ['one of its own chain', follows('b', 'a'), 'a cannot follow: it comes before in the same chain'],
    ['of yesterday', follows('b', 'c', '2026-11-19'), expect.stringMatching(/one of the two clocks is wrong$/)],
    ['of tomorrow', follows('b', 'c', '2026-11-21'), expect.stringMatching(/one of the two clocks is wrong$/)],
  ])('%s', (_, next, fault) => {
    expect(faultOfNext(list, chain, next, NOW)).toEqual(fault)
  })

  test('a listed key cannot take one that a later listed one has named before it', () => {
    expect(faultOfNext(list, by(follows('o', 'b')), follows('a', 'b'), NOW)).toBe(
      'b cannot follow: it follows another key already',
    )
  })
})
