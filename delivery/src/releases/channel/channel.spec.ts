import { expect, test } from 'vitest'
import {
  planChanges,
  findMoveSince,
  createMove,
  pointersOf,
  replacementTimes,
  rollbackVersion,
  type Move,
} from './channel'

/** Steps of a channel, one an hour: `a 1` promotes a to 1, `a <1` rolls it back to 1. */
function movesOf(...steps: string[]): Move[] {
  const moves: Move[] = []
  for (const [index, step] of steps.entries()) {
    const changes = step.split(', ').map((one) => {
      const [name = '', to = ''] = one.split(' ')
      return { name, from: pointersOf(moves)[name] ?? null, to: to.replace('<', '') }
    })
    const kind = step.includes('<') ? 'rollback' : 'promote'
    moves.push(createMove(moves, { kind, changes, by: `person ${index}` }, new Date(Date.UTC(2026, 10, 20, index))))
  }
  return moves
}

test('a step leaves other packages as they are', () => {
  const moves = movesOf('shell 1, a 1', 'b 1', 'a 2')
  expect(pointersOf(moves)).toEqual({ shell: '1', a: '2', b: '1' })
  expect(moves.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(moves[2]?.changes).toEqual([{ name: 'a', from: '1', to: '2' }])
})

test('plans no change for a version that the channel already has', () => {
  const wanted = [
    { name: 'a', version: '1' },
    { name: 'b', version: '2' },
    { name: 'toString', version: '1' },
  ]
  expect(planChanges({ a: '1', b: '1' }, wanted)).toEqual([
    { name: 'b', from: '1', to: '2' },
    { name: 'toString', from: null, to: '1' },
  ])
})

test.each([
  [['a 1'], null],
  [['a 1', 'a 2'], '1'],
  [['a 1', 'a 2', 'a 3'], '2'],
  [['a 1', 'a 2', 'a 3', 'a <2'], '1'],
  [['a 1', 'a 2', 'a 3', 'a <2', 'a <1'], null],
  [['a 1', 'a 2', 'a 3', 'a <2', 'a <1', 'a 4'], '1'],
  [['a 1', 'a 2', 'b 1', 'a 1'], '2'],
  [['b 1'], null],
])('after %j a rollback goes to %s', (steps, version) => {
  expect(rollbackVersion(movesOf(...steps), 'a')).toBe(version)
})

test('finds a later step of the same package, and none of another package', () => {
  const moves = movesOf('a 1', 'b 1', 'a 2', 'b 2')
  expect(findMoveSince(moves, 1, ['a'])?.by).toBe('person 2')
  expect(findMoveSince(moves, 3, ['a'])).toBeNull()
})

test('dates a replaced version by its last replacement', () => {
  const moves = movesOf('a 1', 'a 2', 'a <1', 'a 3')
  expect(Object.fromEntries(replacementTimes(moves))).toEqual({
    'a/1': '2026-11-20T03:00:00.000Z',
    'a/2': '2026-11-20T02:00:00.000Z',
  })
})
