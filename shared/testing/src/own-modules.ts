import { vi } from 'vitest'

// Those of the file before may hold what it had put in the place of others; what they have left goes with them.
vi.resetModules()
for (const name of Object.keys(globalThis))
  if (name.startsWith('portal') && name !== 'portalAnnouncer') Reflect.deleteProperty(globalThis, name)
await import('./setup')
