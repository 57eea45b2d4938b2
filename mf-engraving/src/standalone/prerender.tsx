import { drawWhole } from '@portal/federation/prerender'
import { OwnerApp } from './OwnerApp'

/** The page of this address as an owner first sees it, drawn at build time. */
export const render = () => drawWhole(<OwnerApp />)
