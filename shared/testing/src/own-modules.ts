import { afterAll, vi } from 'vitest'

// What still loads at a file's end would be taken for the next one's.
afterAll(() => vi.dynamicImportSettled())
// Those of the file before may hold what it had put in the place of others; what they have left goes with them.
vi.resetModules()
for (const name of Object.keys(globalThis))
  if (name.startsWith('portal') && name !== 'portalAnnouncer') Reflect.deleteProperty(globalThis, name)
await import('./setup')
