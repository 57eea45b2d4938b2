import './early'
import '@portal/ui/tokens.css'
import { mount } from './app/mount'
import { ownerRoutes } from './app/owner-routes'
import { OwnerFrame } from './layout/OwnerFrame'

/** The light entry for pet owners: no staff layout, no identity library, no real-time connection. */
void mount({ Frame: OwnerFrame, routes: ownerRoutes })
