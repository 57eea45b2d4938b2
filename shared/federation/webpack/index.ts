export type { BuildEnv } from './base'
export { remoteConfig } from './remote'
export { shellConfig } from './shell'
export { standaloneConfig } from './standalone'
