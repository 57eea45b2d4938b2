import { portalConfig, startRemotes } from '@portal/federation/host'
import { preloadFont } from '@portal/ui/font'

/** The ordinary boot order: nothing is started before React asks for it. */
preloadFont()
startRemotes(portalConfig())
