import * as React from 'react'

/**
 * In development React records a stack for up to ten thousand elements per second, a seventh of the time of page specs.
 * A full counter turns that off, and shortens React's warnings.
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
