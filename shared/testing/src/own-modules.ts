import { afterAll, vi } from 'vitest'

// Imports that are pending at a file's end would belong to the next file.
afterAll(() => vi.dynamicImportSettled())
// Modules of the previous file may have mocks. Delete them, and the global variables that they left.
vi.resetModules()
for (const name of Object.keys(globalThis))
  if (name.startsWith('portal') && name !== 'portalAnnouncer') Reflect.deleteProperty(globalThis, name)
await import('./setup')
