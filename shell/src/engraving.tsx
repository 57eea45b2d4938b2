import './early'
import '@portal/ui/tokens.css'
import { mount } from './app/mount'
import { ownerRoutes } from './app/owner-routes'
import { PlainFrame } from './layout/PlainFrame'

/** The light entry for pet owners: no staff layout, no identity library, no real-time connection. */
void mount({ Frame: PlainFrame, routes: ownerRoutes, within: '/engraving' })
