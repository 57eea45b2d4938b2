// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { container, loader, outcomeOf, Panel, partsWorld, Screen, world } from './parts.fixture'
import type { Ending } from './parts.fixture'

partsWorld()
beforeEach(() => {
  vi.resetModules()
})

test('loads a screen and a slot once for all callers', async () => {
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

test.each(failures)('gives up %s within 8 seconds, for a screen', async (_, entry, chunk) => {
  Object.assign(world, { entry, chunk })
  const { loadScreen } = await loader()
  const { after, error } = (await outcomeOf(loadScreen('mf-a', '/pets'))) ?? {}
  expect(after).toBeLessThanOrEqual(8000)
  expect(error).toMatchObject({ name: 'RemoteUnavailable', remote: 'mf-a', reason: 'unreachable' })
})

test('gives up a slot too', async () => {
  Object.assign(world, { entry: ['hangs', 'comes'], chunk: ['hangs'] })
  const { loadSlot } = await loader()
  const { after, error } = (await outcomeOf(loadSlot('CartPanel'))) ?? {}
  expect(after).toBeLessThanOrEqual(8000)
  expect(error).toMatchObject({ reason: 'unreachable' })
})

test('gives up a container that never settles; Retry opens another', async () => {
  const { loadScreen } = await loader()
  const never = { ...container, get: () => new Promise(() => undefined) }
  Object.assign(globalThis, { mf_a: never })
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ after: 8_000, error: { reason: 'unreachable' } })
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject({ part: Screen })
})

test("reports a fault of a part's code at once, with the thrown error", async () => {
  const { loadScreen } = await loader()
  const cause = new TypeError('x is not a function')
  expect(await outcomeOf(loadScreen('mf-a', '/broken'))).toMatchObject({ after: 0, error: { reason: 'broken', cause } })
})

test("refuses an incompatible remote before requesting its code, in the web server's words [OPEN-254]", async () => {
  const unfit = 'mf-a 1.0.0 is made for contract 2.0, the shell 3.0.0 has 1.0'
  const { loadScreen, loadSlot } = await loader(unfit)
  const refused = { after: 0, error: { reason: 'incompatible', detail: unfit } }
  expect(await outcomeOf(loadScreen('mf-a', '/pets'))).toMatchObject(refused)
  expect(await outcomeOf(loadSlot('CartPanel'))).toMatchObject(refused)
  expect(world.entries).toBe(0)
})

test('reports a part that no remote offers at once', async () => {
  const { loadScreen, loadSlot } = await loader()
  expect(await outcomeOf(loadScreen('mf-b', '/pets'))).toMatchObject({ after: 0, error: { reason: 'unknown' } })
  expect(await outcomeOf(loadSlot('CartButton'))).toMatchObject({ after: 0, error: { reason: 'unknown' } })
  expect(await outcomeOf(loadScreen('mf-a', '/cats'))).toMatchObject({ after: 0, error: { reason: 'broken' } })
})
