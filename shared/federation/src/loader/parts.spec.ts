// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { container, loader, outcomeOf, Panel, partsWorld, Screen, world } from './parts.fixture'
import type { Ending } from './parts.fixture'

partsWorld()
beforeEach(() => {
  vi.resetModules()
})

test('a screen and a slot come once and are the same for all who ask', async () => {
  const { loadScreen, loadSlot } = await loader()
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toEqual({ after: 0, part: Screen })
  expect(await outcomeOf(loadSlot('CartPanel'))).toEqual({ after: 0, part: Panel })
  expect(loadScreen('mf-a', '/pets')).toBe(loadScreen('mf-a', '/pets'))
  expect(world.entries).toBe(1)
})

const failures: [string, Ending[], Ending[]][] = [
  ['an entry that hangs', ['hangs'], ['comes']],
  ['a chunk that hangs', ['comes'], ['hangs']],
  ['an entry that hangs once, then a chunk that hangs', ['hangs', 'comes'], ['hangs']],
  ['an entry that fails', ['fails'], ['comes']],
  ['a chunk that fails', ['comes'], ['fails']],
]

test.each(failures)('%s is given up within 8 seconds, for a screen', async (_, entry, chunk) => {
  Object.assign(world, { entry, chunk })
  const { loadScreen } = await loader()
  const { after, error } = (await outcomeOf(loadScreen('mf-a', '/pets'))) ?? {}
  expect(after).toBeLessThanOrEqual(8000)
  expect(error).toMatchObject({ name: 'RemoteUnavailable', remote: 'mf-a', reason: 'unreachable' })
})

test('so is a slot', async () => {
  Object.assign(world, { entry: ['hangs', 'comes'], chunk: ['hangs'] })
  const { loadSlot } = await loader()
  const { after, error } = (await outcomeOf(loadSlot('CartPanel'))) ?? {}
  expect(after).toBeLessThanOrEqual(8000)
  expect(error).toMatchObject({ reason: 'unreachable' })
})

test('a container that never settles is given up, and Retry opens another', async () => {
  const { loadScreen } = await loader()
  const never = { ...container, get: () => new Promise(() => undefined) }
  Object.assign(globalThis, { mf_a: never })
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ after: 8_000, error: { reason: 'unreachable' } })
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ part: Screen })
})

test('a fault of its code is told at once and keeps what was thrown', async () => {
  const { loadScreen } = await loader()
  const cause = new TypeError('x is not a function')
  expect(await outcomeOf(loadScreen('mf-a', '/broken'))).toMatchObject({ after: 0, error: { reason: 'broken', cause } })
})

test('a remote that does not fit is refused before its code is asked for, in the words of the web server [OPEN-254]', async () => {
  const unfit = 'mf-a 1.0.0 is made for contract 2.0, the shell 3.0.0 has 1.0'
  const { loadScreen, loadSlot } = await loader(unfit)
  const refused = { after: 0, error: { reason: 'incompatible', detail: unfit } }
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject(refused)
  expect(await outcomeOf(loadSlot('CartPanel'))).toMatchObject(refused)
  expect(world.entries).toBe(0)
})

test('what no remote offers is said at once', async () => {
  const { loadScreen, loadSlot } = await loader()
  expect(await outcomeOf(loadScreen('mf-b', '/pets'))).toMatchObject({ after: 0, error: { reason: 'unknown' } })
  expect(await outcomeOf(loadSlot('CartButton'))).toMatchObject({ after: 0, error: { reason: 'unknown' } })
  expect(await outcomeOf(loadScreen('mf-a', '/cats'))).toMatchObject({ after: 0, error: { reason: 'broken' } })
})
