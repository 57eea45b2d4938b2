import { expect, test, vi } from 'vitest'
import { Sitting } from './sitting'

const sitting = () => new Sitting({ 'mf-a': 1, 'mf-b': 2 })
const clearedOf = (of: Sitting) => of.remotes().map(({ cleared }) => cleared)

test('three crashes within a minute clear a remote, and leave the other [OPEN-245]', () => {
  const one = sitting()
  const told = vi.fn<() => void>()
  one.listen(told)
  for (const at of [0, 20_000]) one.crashed('mf-a', at)
  expect([clearedOf(one), told.mock.calls.length]).toEqual([[null, null], 0])
  one.crashed('mf-a', 59_000)
  expect([clearedOf(one), told.mock.calls.length]).toEqual([['crashed', null], 1])
  expect([...one.served()]).toEqual([['mf-b', 2]])
})

test('crashes farther apart do not, and what is drawn a second time at once is one crash', () => {
  const one = sitting()
  for (const at of [0, 300, 600, 30_000, 60_001, 89_000]) one.crashed('mf-a', at)
  expect(clearedOf(one)).toEqual(['crashed', null])
  const other = sitting()
  for (const at of [0, 300, 600, 31_000, 62_000, 93_000]) other.crashed('mf-a', at)
  expect(clearedOf(other)).toEqual([null, null])
})

test('a press goes back to what is released and to this machine again, but not to a server that has gone', () => {
  const one = sitting()
  one.gone('mf-b')
  one.useReleased(true)
  expect(clearedOf(one)).toEqual(['pressed', 'gone'])
  expect([one.portOf('mf-a'), one.portOf('mf-b')]).toEqual([1, null])
  one.useReleased(false)
  expect(clearedOf(one)).toEqual([null, 'gone'])
})
