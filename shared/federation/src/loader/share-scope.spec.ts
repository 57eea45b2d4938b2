import { expect, test, vi } from 'vitest'
import { provideShared, sharedModules } from './share-scope'

test('loads the shared modules for a remote, also if it asks before their loader is set', async () => {
  const modules = { react: { module: {}, version: '19.0.0' } }
  const load = vi.fn<() => Promise<typeof modules>>(async () => modules)
  const asked = sharedModules()
  provideShared(load)
  expect(await asked).toBe(modules)
  expect(load).toHaveBeenCalledTimes(1)
})

test('requests shared modules again for the next remote after a failure', async () => {
  vi.resetModules()
  const scope = await import('./share-scope')
  const load = vi.fn<() => Promise<Awaited<ReturnType<typeof sharedModules>>>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({})
  scope.provideShared(load)
  await expect(scope.sharedModules()).rejects.toThrow('offline')
  expect(await scope.sharedModules()).toEqual({})
})
