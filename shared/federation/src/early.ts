/** The React-free part: what runs before React has arrived. Same modules as the main entry, not a second copy. */
export { canonicalUrl, earlyRequestUrl, matchPath } from './registry/early-request'
export { isCompatible } from './registry/compatibility'
export { matchRoute } from './loader/routes'
export { portalConfig } from './loader/portal-config'
export { preloadScreen } from './loader/preload'
export { currentRegistry, loadRemoteModule, startRemotes } from './loader/remotes'
export { storageKeys } from './storage/keys'
