import { portalConfig, startRemotes } from '@portal/federation/early'

/** The ordinary boot order: nothing is started before React asks for it. */
startRemotes(portalConfig().registry)
