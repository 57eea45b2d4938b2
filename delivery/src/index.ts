export { startWebServer, type WebServer } from './web-server'
export type { PublicServices, WebServerOptions } from './options'
export { readShellManifest, type ShellManifest } from './release/shell-manifest'
export { optionsFromEnvironment } from './environment'
