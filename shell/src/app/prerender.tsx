import { drawWhole } from '@portal/federation/prerender'
import { MainFrame } from '../layout/MainFrame'
import { Page } from './Page'
import { shellRoutes } from './shell-routes'

/** The page of this address for a visitor without a session, prerendered at build time. */
export const render = () => drawWhole(<Page Frame={MainFrame} routes={shellRoutes} />)
