import { DEMO_SETTINGS, startLocalCloud } from './index'
import type { LocalCloudOptions } from './index'

const { env } = process

function portFrom(name: string, fallback: number): number {
  const port = Number(env[name] ?? fallback)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`${name} must be a port number`)
}

function optionsFromEnvironment(): LocalCloudOptions {
  const { identity, realtime, storage, errors, places } = DEMO_SETTINGS
  return {
    port: portFrom('PORT_CLOUD', 8082),
    adminPort: portFrom('PORT_CLOUD_ADMIN', 8083),
    smtpPort: portFrom('PORT_SMTP', 8025),
    dataDir: env.DATA_DIR ?? '.data',
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT ?? 8080}`,
    settings: {
      identity: {
        ...identity,
        clientId: env.IDENTITY_CLIENT_ID ?? identity.clientId,
        issuer: env.IDENTITY_ISSUER ?? identity.issuer,
        accessKey: env.IDENTITY_ADMIN_ACCESS_KEY ?? identity.accessKey,
        secretKey: env.IDENTITY_ADMIN_SECRET_KEY ?? identity.secretKey,
      },
      realtime: {
        appId: env.PUSHER_APP_ID ?? realtime.appId,
        key: env.PUSHER_KEY ?? realtime.key,
        secret: env.PUSHER_SECRET ?? realtime.secret,
      },
      storage: {
        ...storage,
        bucket: env.STORAGE_BUCKET ?? storage.bucket,
        accessKey: env.STORAGE_ACCESS_KEY ?? storage.accessKey,
        secretKey: env.STORAGE_SECRET_KEY ?? storage.secretKey,
      },
      errors,
      places: { apiKey: env.PLACES_KEY ?? places.apiKey },
    },
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const taken = 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
  return taken ? `port ${String(error.port)} is in use` : error.message
}

try {
  const cloud = await startLocalCloud(optionsFromEnvironment())
  console.log(`local cloud ready: ${cloud.urls.mail.replace(/\/mail$/, '')}`)
  console.log(`mail arrives at ${cloud.urls.mail}`)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void cloud.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(`The local cloud could not start: ${explain(error)}`)
  process.exit(1)
}
