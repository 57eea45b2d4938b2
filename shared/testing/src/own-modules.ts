import { vi } from 'vitest'

// Modules of the previous file may have mocks. Delete them, and the global variables that they left.
vi.resetModules()
for (const name of Object.keys(globalThis))
  if (name.startsWith('portal') && name !== 'portalAnnouncer') Reflect.deleteProperty(globalThis, name)
await import('./setup')
