export * from './registry/early-request'
export * from './registry/compatibility'
export type {
  EarlyRequest,
  NavigationItem,
  Registry,
  RemoteDeclaration,
  RemoteEntry,
  RouteAccess,
  SlotName,
} from './registry/schema'
export * from './module/remote-module'
export * from './host/portal-host'
export * from './slots/contracts'
export * from './paths/paths'
export * from './storage/keys'
export * from './storage/json-storage'
export * from './drafts/draft-store'
export * from './drafts/use-draft'
export * from './slots/Slot'
export * from './loader/portal-config'
export * from './loader/preload'
export * from './loader/remotes'
export * from './loader/retry-chunks'
export * from './loader/routes'
export * from './host/use-page-title'
