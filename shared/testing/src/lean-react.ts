import * as React from 'react'

/**
 * In development React notes of each element where it was made, ten thousand times a second: a seventh of what specs of
 * pages take. Told that there were so many it leaves that out, and with it a line of its warnings.
 */
export function leanReact(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  })
}
