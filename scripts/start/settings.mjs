import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Failure } from '../lib/fail.mjs'
import { innerPort, isFree } from '../lib/ports.mjs'
import { guardKey, releaseStore, trustedKeySettings } from './release.mjs'

const POOL_ID = 'ap-southeast-2_Portal001'
const CLIENT_ID = 'portalwebclient00000000000'
const ISSUER = `https://cognito-idp.ap-southeast-2.amazonaws.com/${POOL_ID}`

const numberOf = (name, fallback) => {
  const text = process.env[name]
  if (!text) return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Failure(`${name} is not a port number: ${text}`)
  return port
}

/** The browser's port. It is fixed, so it must be free. */
export async function browserPort() {
  const port = numberOf('PORT', 8080)
  if (await isFree(port)) return port
  throw new Failure(`Port ${port} is in use. Stop what uses it, or choose another: PORT=<port> npm start`)
}

/** Ports of the services: free ones, so that several portals can run; a configured one must be free. */
export async function innerPorts(port) {
  const taken = new Set([port])
  const one = async (name) => {
    const given = numberOf(name, null)
    if (given === null) return innerPort(taken)
    if (!(await isFree(given))) throw new Failure(`Port ${given} (${name}) is in use. Choose another.`)
    taken.add(given)
    return given
  }
  return {
    backend: await one('PORT_BACKEND'),
    cloud: await one('PORT_CLOUD'),
    admin: await one('PORT_CLOUD_ADMIN'),
    smtp: await one('PORT_SMTP'),
    guard: await one('PORT_GUARD'),
    releaseApi: await one('PORT_RELEASE_API'),
  }
}

/** The services of a demo portal, with their settings and health URLs. */
export function services(port, ports, folder) {
  const cloudUrl = `http://127.0.0.1:${ports.cloud}`
  const releaseApiUrl = `http://127.0.0.1:${ports.releaseApi}`
  // Overrides the developer's environment.
  const demo = { NODE_ENV: 'development' }
  const common = { ...demo, DATA_DIR: folder, TZ: 'UTC', PUBLIC_ORIGIN: `http://localhost:${port}` }
  const identity = { IDENTITY_USER_POOL_ID: POOL_ID, IDENTITY_CLIENT_ID: CLIENT_ID, IDENTITY_ISSUER: ISSUER }
  const pusher = { PUSHER_APP_ID: '1001', PUSHER_KEY: 'portal-demo-key', PUSHER_SECRET: 'portal-demo-secret' }
  const operator = { OPERATOR_TOKEN: process.env.OPERATOR_TOKEN || randomBytes(32).toString('hex') }
  const releases = { RELEASE_STORE: releaseStore(folder), ...trustedKeySettings(folder) }
  const cloud = {
    name: 'local cloud',
    entry: 'local-cloud/src/main.ts',
    health: `${cloudUrl}/health`,
    env: {
      ...common,
      PORT_CLOUD: String(ports.cloud),
      PORT_CLOUD_ADMIN: String(ports.admin),
      PORT_SMTP: String(ports.smtp),
    },
  }
  const backend = {
    name: 'backend',
    entry: 'demo/src/main.ts',
    health: `http://127.0.0.1:${ports.backend}/api/health`,
    env: {
      ...common,
      ...identity,
      ...pusher,
      ...operator,
      PORT_BACKEND: String(ports.backend),
      // One proxy: the web server.
      TRUST_PROXY: '1',
      IDENTITY_URL: `${cloudUrl}/identity/`,
      IDENTITY_JWKS_URI: `${cloudUrl}/identity/${POOL_ID}/.well-known/jwks.json`,
      IDENTITY_ADMIN_URL: `http://127.0.0.1:${ports.admin}`,
      IDENTITY_ADMIN_ACCESS_KEY: 'PORTALDEMOIDENTITY00',
      IDENTITY_ADMIN_SECRET_KEY: 'portal-demo-identity-secret',
      STORAGE_ENDPOINT: `${cloudUrl}/storage`,
      STORAGE_PUBLIC_ENDPOINT: '/cloud/storage',
      STORAGE_BUCKET: 'portal',
      STORAGE_ACCESS_KEY: 'PORTALDEMOACCESSKEY0',
      STORAGE_SECRET_KEY: 'portal-demo-storage-secret',
      PUSHER_HOST: '127.0.0.1',
      PUSHER_PORT: String(ports.cloud),
      PLACES_URL: `${cloudUrl}/places`,
      PLACES_KEY: 'portal-demo-places-key',
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      SMS_URL: `${cloudUrl}/sms`,
      SMS_KEY: 'portal-demo-sms-key',
      SMS_FROM: 'Farewells',
    },
  }
  const web = {
    name: 'web server',
    entry: 'delivery/src/web-server/main.ts',
    health: `http://127.0.0.1:${port}/robots.txt`,
    env: {
      ...demo,
      ...identity,
      // The page /portal-status reads the backend's counts.
      ...operator,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${ports.backend}`,
      CLOUD_URL: cloudUrl,
      PUSHER_KEY: pusher.PUSHER_KEY,
      // The local cloud stores errors only, no traces.
      TIMED_VISITS: process.env.TIMED_VISITS || '0',
      ERRORS_DSN: 'public@/cloud/errors/1',
      ...releases,
      RELEASE_API: releaseApiUrl,
      // In the store, so that deleting the store deletes it too.
      RELEASE_SEEN: path.join(releaseStore(folder), '.seen'),
      DEV_REMOTES_DIR: path.join(folder, 'dev'),
    },
  }
  const guard = {
    name: 'guard of canaries',
    entry: 'delivery/src/guard/main.ts',
    // The guard answers even when it cannot work.
    health: `http://127.0.0.1:${ports.guard}/`,
    env: {
      ...demo,
      ...operator,
      ...releases,
      GUARD_KEY: guardKey(folder),
      PORT_GUARD: String(ports.guard),
      API_URL: `http://127.0.0.1:${ports.backend}`,
    },
  }
  const releaseApi = {
    name: 'release API',
    entry: 'delivery/src/release-api/main.ts',
    health: `${releaseApiUrl}/health`,
    env: { ...demo, ...releases, PORT_RELEASE_API: String(ports.releaseApi) },
  }
  return { cloud, backend, web, guard, releaseApi }
}
