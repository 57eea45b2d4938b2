import { expect, test } from 'vitest'
import { withRoom } from './room'

const versions = (count: number, remote = 'mf-a') =>
  Array.from({ length: count }, (_, index) => ({ remote, version: `1.0.${index}` }))
const remotes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ remote: `mf-${'a'.repeat(index + 1)}`, version: '1.0.0' }))

test('counts up to twenty versions of a remote, and keeps counting each of them', () => {
  expect(withRoom(versions(21), [])).toEqual(versions(20))
  expect(withRoom(versions(21), versions(20))).toEqual(versions(20))
  expect(withRoom(versions(1, 'mf-b'), versions(20))).toEqual(versions(1, 'mf-b'))
})

test('counts up to thirty remotes, and keeps counting each of them', () => {
  expect(withRoom(remotes(31), [])).toEqual(remotes(30))
  expect(withRoom(remotes(31), remotes(30))).toEqual(remotes(30))
  expect(withRoom(versions(2, 'mf-a'), remotes(30))).toEqual(versions(2, 'mf-a'))
})
