import { createApiClient } from '@portal/api-client'
import { readText, storageKeys } from '@portal/federation/host'
import { config } from './config'
import { report } from './report'

/**
 * The portal API with an owner's tokens only, even when staff are signed in in the same browser: an approval here is
 * the owner's [ENG-21, OPEN-77].
 */
export const apiOf = (onSessionOver: () => void) =>
  createApiClient({
    baseUrl: config.apiBase,
    token: (access) =>
      readText(sessionStorage, access === 'staff-or-guest' ? storageKeys.guestToken : storageKeys.clientToken),
    brand: () => config.brand,
    onUnauthorized: onSessionOver,
    onForbidden: onSessionOver,
    report: (error) => report(error, { action: 'api' }),
  })
