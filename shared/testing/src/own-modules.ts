import { vi } from 'vitest'

// Those of the file before may hold what it had put in the place of others.
vi.resetModules()
await import('./setup')
