import { CONTRACT_VERSION } from '@portal/federation/host'
import * as module from '../seam/domain'

/*
 * Fetched beside the first remote, and by no page that has none. The few rules that the shell itself needs are compiled
 * into it: they are pure.
 */
globalThis.portalDomain = { module, version: `${CONTRACT_VERSION}.0` }
