import { createContext } from 'react'
import type { PortalHost } from './portal-host'

/** The page's host, which makes every call. */
export const HostContext = createContext<PortalHost | null>(null)

/** What a remote is given in its place; null outside of one. */
export const OwnHostContext = createContext<PortalHost | null>(null)
