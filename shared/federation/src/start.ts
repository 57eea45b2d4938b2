/** What the inline start script needs: small, without the federation runtime. */
export { earlyRequestUrl } from './registry/early-request'
export { matchRoute } from './loader/routes'
export { portalConfig } from './loader/portal-config'
export { storageKeys } from './storage/keys'
