import * as v from 'valibot'
import { brandHosts, readBrandHosts } from '@portal/brand'
import type { WebServerOptions } from './options'
import { isOrigin } from '../release/documents/entry-faults'
import { channel } from '../release/documents/names'
import { address, inProject, readSettings } from '../settings'
import { storeFromEnvironment } from '../store/open-store'

const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(' ').filter(Boolean)),
)

const origins = v.pipe(
  list,
  v.check((all) => all.every(isOrigin), 'not origins like https://host'),
)
const originList = v.array(v.pipe(v.string(), v.check(isOrigin, 'not an origin like https://host')))
const grants = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.strictObject({ connect: v.optional(originList, []), images: v.optional(originList, []) }),
    'not an object of sources by remote',
  ),
)

const brandHostsSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const hosts = readBrandHosts(dataset.value)
    if (hosts !== null) return hosts
    addIssue({ message: 'not an object of brands by host' })
    return NEVER
  }),
)

const EnvironmentSchema = v.object({
  PORT: v.pipe(v.optional(v.string(), '8080'), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535)),
  HOST: v.optional(v.string()),
  API_URL: v.optional(address, 'http://127.0.0.1:8081'),
  CLOUD_URL: v.optional(address),
  RELEASE_KEYS: v.optional(v.string(), '.data/release-keys.json'),
  RELEASE_SEEN: v.optional(v.string()),
  RELEASE_CHANNEL: channel,
  DEV_REMOTES_DIR: v.optional(v.string()),
  PUBLIC_ORIGIN: v.optional(address),
  BRAND_HOSTS: v.optional(brandHostsSchema),
  IDENTITY_USER_POOL_ID: v.optional(v.string(), ''),
  IDENTITY_CLIENT_ID: v.optional(v.string(), ''),
  IDENTITY_ENDPOINT: v.optional(v.string()),
  PUSHER_KEY: v.optional(v.string(), ''),
  PUSHER_WS_PATH: v.optional(v.string(), '/cloud/realtime'),
  TIMED_VISITS: v.pipe(v.optional(v.string(), '10'), v.regex(/^\d+$/), v.transform(Number), v.maxValue(100)),
  ERRORS_DSN: v.optional(v.string(), ''),
  STOCK_INFORMATION_URL: v.optional(address),
  CSP_CONNECT: list,
  REMOTE_ORIGINS: origins,
  REMOTE_SOURCES: v.optional(grants),
  PORTAL_ORIGINS: origins,
  CSP_IMAGES: list,
})

/** The web server's options from environment variables; throws with the names of those that are wrong. */
export function optionsFromEnvironment(environment: NodeJS.ProcessEnv): WebServerOptions {
  const settings = readSettings(EnvironmentSchema, environment)
  const dev = settings.DEV_REMOTES_DIR
  return {
    port: settings.PORT,
    address: settings.HOST,
    ...storeFromEnvironment(environment),
    channel: settings.RELEASE_CHANNEL,
    keys: inProject(settings.RELEASE_KEYS),
    seen: settings.RELEASE_SEEN && inProject(settings.RELEASE_SEEN),
    apiUrl: settings.API_URL.replace(/\/$/, ''),
    cloudUrl: settings.CLOUD_URL?.replace(/\/$/, ''),
    devDir: dev && inProject(dev),
    services: {
      identity: {
        userPoolId: settings.IDENTITY_USER_POOL_ID,
        clientId: settings.IDENTITY_CLIENT_ID,
        endpoint: settings.IDENTITY_ENDPOINT,
      },
      realtime: { key: settings.PUSHER_KEY, wsPath: settings.PUSHER_WS_PATH },
      errors: { dsn: settings.ERRORS_DSN },
    },
    timedVisits: settings.TIMED_VISITS,
    brandHosts: settings.BRAND_HOSTS ?? brandHosts(),
    stockInformationUrl: settings.STOCK_INFORMATION_URL,
    publicOrigin: settings.PUBLIC_ORIGIN,
    connectSources: settings.CSP_CONNECT,
    imageSources: settings.CSP_IMAGES,
    remoteSources: settings.REMOTE_SOURCES,
    remoteOrigins: settings.REMOTE_ORIGINS,
    portalOrigins: settings.PORTAL_ORIGINS,
  }
}
