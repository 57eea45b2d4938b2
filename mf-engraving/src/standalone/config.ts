import { standaloneConfig } from '@portal/federation/host'

/** Values that the web server wrote into this page. */
export const config = standaloneConfig()

/** Name and version of this page, for reports and counts. */
export const part = { name: 'mf-engraving', version: config.release }
