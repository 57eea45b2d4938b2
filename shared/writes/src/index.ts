export * from './write/use-write'
export * from './versioned/three-way-merge'
export { useVersioned } from './versioned/use-versioned'
export type { Save, SaveResult, SaveOutcome, VersionedHandle } from './versioned/use-versioned'
