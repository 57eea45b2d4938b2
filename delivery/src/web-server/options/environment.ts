import * as v from 'valibot'
import { brandHosts, readBrandHosts } from '@portal/brand'
import { keyFilesOf, ownApi } from '@portal/server'
import type { PublicServices, WebServerOptions } from './options'
import { isReleaseApi } from '../../sdk/find-release-api'
import { isOrigin } from '../../releases/documents/entry-faults'
import { channelSetting } from '../../releases/documents/names'
import { KeysEnvironmentSchema, readKeySource } from '../../releases/served/trusted-store'
import { address, callerSecrets, inProject, isHost, logFormat, readSettingsOf } from '../../settings'
import { storePlaceOf, StoreEnvironmentSchema } from '../../releases/store/open-store'

const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter(Boolean)),
)

const origins = v.pipe(
  list,
  v.check((all) => all.every(isOrigin), 'not origins like https://host'),
)
const releaseApi = v.pipe(v.string(), v.check(isReleaseApi))
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

const number = (most: number) => v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(most))
const hosts = v.pipe(
  list,
  v.check((all) => all.every(isHost), 'not hosts like portal.example'),
)

const EnvironmentSchema = v.object({
  NODE_ENV: v.optional(v.string()),
  REHEARSAL: v.string(),
  LOG_FORMAT: logFormat,
  ...StoreEnvironmentSchema.entries,
  PORT: number(65_535),
  HOST: v.string(),
  API_URL: address,
  TLS_CERTIFICATE: v.optional(v.string()),
  TLS_KEY: v.optional(v.string()),
  CALLER_SECRETS: callerSecrets,
  CLOUD_URL: v.optional(address),
  ALLOWED_HOSTS: hosts,
  TRUST_PROXY: number(9),
  DRAIN_SECONDS: number(999),
  FINISH_SECONDS: number(999),
  ...KeysEnvironmentSchema.entries,
  RELEASE_SEEN: v.optional(v.string()),
  RELEASE_CHANNEL: channelSetting,
  RELEASE_API: v.union([v.literal(''), releaseApi], 'not an address like https://releases.example'),
  DEV_REMOTES_DIR: v.optional(v.string()),
  PUBLIC_ORIGIN: address,
  BRAND_HOSTS: v.optional(brandHostsSchema),
  IDENTITY_USER_POOL_ID: v.string(),
  IDENTITY_CLIENT_ID: v.string(),
  IDENTITY_ENDPOINT: v.optional(v.string()),
  PUSHER_KEY: v.string(),
  PUSHER_WS_HOST: v.optional(v.pipe(v.string(), v.check(isHost, 'not a host like ws-ap4.pusher.com'))),
  PUSHER_WS_PORT: v.optional(number(65_535)),
  PUSHER_WS_TLS: v.picklist(['on', 'off'], 'neither on nor off'),
  PUSHER_WS_PATH: v.string(),
  OPERATOR_TOKEN: v.string(),
  TIMED_VISITS: number(100),
  ERRORS_DSN: v.string(),
  STOCK_INFORMATION_URL: v.optional(address),
  CSP_CONNECT: list,
  REMOTE_ORIGINS: origins,
  REMOTE_SOURCES: v.optional(grants),
  RELEASE_CDN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^http/, 'not an origin like https://host'),
      v.check(isOrigin, 'not an origin like https://host'),
    ),
  ),
  PORTAL_ORIGINS: origins,
  CSP_IMAGES: list,
})

type Settings = v.InferOutput<typeof EnvironmentSchema>

const isProduction = ({ NODE_ENV }: Pick<Settings, 'NODE_ENV'>) => NODE_ENV === 'production'

/** Address of the real-time service: its own host, or a path of the page's origin. */
function readRealtime(settings: Settings): PublicServices['realtime'] {
  const { PUSHER_KEY: key, PUSHER_WS_PATH: wsPath, PUSHER_WS_HOST: host, PUSHER_WS_PORT, PUSHER_WS_TLS } = settings
  if (!host) return { key, wsPath }
  const secure = PUSHER_WS_TLS === 'on'
  return { key, wsPath, host, secure, port: PUSHER_WS_PORT ?? (secure ? 443 : 80) }
}

/**
 * Hosts of the portal, of its brands and of `ALLOWED_HOSTS`. Undefined, which allows all, without a list outside
 * production [OPEN-145].
 */
function listAllowedHosts({ ALLOWED_HOSTS, BRAND_HOSTS = {}, PUBLIC_ORIGIN, ...settings }: Settings) {
  if (!isProduction(settings) && ALLOWED_HOSTS.length === 0) return undefined
  const { host, port } = new URL(PUBLIC_ORIGIN)
  const brands = Object.keys(BRAND_HOSTS).map((name) => (port ? `${name}:${port}` : name))
  return [host, ...brands, ...ALLOWED_HOSTS].map((one) => one.toLowerCase())
}

/** The web server's options from environment variables. Throws with the names of the wrong ones. */
export function optionsFromEnvironment(environment: NodeJS.ProcessEnv): WebServerOptions {
  const settings = readSettingsOf('web server', EnvironmentSchema, environment)
  const dev = settings.DEV_REMOTES_DIR
  return {
    isRehearsal: settings.REHEARSAL === '1',
    port: settings.PORT,
    address: settings.HOST,
    tls: keyFilesOf(settings),
    proxies: settings.TRUST_PROXY,
    patience: { drainMs: settings.DRAIN_SECONDS * 1000, finishMs: settings.FINISH_SECONDS * 1000 },
    operatorAccess: isProduction(settings) ? { operatorToken: settings.OPERATOR_TOKEN } : undefined,
    operatorToken: settings.OPERATOR_TOKEN,
    hosts: listAllowedHosts(settings),
    ...storePlaceOf(settings),
    channel: settings.RELEASE_CHANNEL,
    ...readKeySource(settings, environment),
    releaseApi: settings.RELEASE_API || undefined,
    stepFile: settings.RELEASE_SEEN && inProject(settings.RELEASE_SEEN),
    apiUrl: settings.API_URL.replace(/\/$/, ''),
    ownApi: ownApi('web', settings),
    cloudUrl: settings.CLOUD_URL?.replace(/\/$/, ''),
    devDir: dev && inProject(dev),
    services: {
      identity: {
        userPoolId: settings.IDENTITY_USER_POOL_ID,
        clientId: settings.IDENTITY_CLIENT_ID,
        endpoint: settings.IDENTITY_ENDPOINT,
      },
      realtime: readRealtime(settings),
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
    cdn: settings.RELEASE_CDN,
    portalOrigins: settings.PORTAL_ORIGINS,
  }
}
