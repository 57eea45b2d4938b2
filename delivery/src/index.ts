export { startWebServer, type WebServer } from './web-server'
export type { PublicServices, WebServerOptions } from './options'
export { ShellManifestSchema, type ShellManifest } from './release/shell-manifest'
export { optionsFromEnvironment } from './environment'
