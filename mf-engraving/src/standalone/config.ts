import { standaloneConfig } from '@portal/federation/host'

/** What the web server wrote into this page. */
export const config = standaloneConfig()
