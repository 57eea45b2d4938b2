import { standaloneConfig } from '@portal/federation/host'

/** What the web server wrote into this page. */
export const config = standaloneConfig()

/** What this page is, for reports and counts. */
export const part = { name: 'mf-engraving', version: config.release }
