import { join } from 'node:path'
import { Hono } from 'hono'
import { errorRoutes } from './errors/routes'
import { openErrorLog } from './errors/events'
import { listen } from './http/listen'
import { adminRoutes } from './identity/admin'
import { Identity } from './identity/identity'
import { identityRoutes } from './identity/routes'
import { openInbox } from './mail/inbox'
import { mailRoutes } from './mail/routes'
import { startSmtp } from './mail/smtp'
import { placesRoutes } from './places/routes'
import { Channels } from './realtime/channels'
import { realtimeHttpApi } from './realtime/http-api'
import { acceptWebSockets } from './realtime/websocket'
import { DEMO_SETTINGS } from './settings'
import { smsRoutes, openSmsLog } from './sms/routes'
import { ObjectStore } from './storage/objects'
import { storageRoutes } from './storage/routes'
import type { CloudApp, Listener } from './http/listen'
import type { ErrorLog } from './errors/events'
import type { Inbox } from './mail/inbox'
import type { SmsLog } from './sms/routes'
import type { LocalCloudOptions, Settings } from './settings'

export interface LocalCloudUrls {
  identity: string
  realtime: string
  storage: string
  mail: string
  sms: string
  errors: string
  places: string
  /** Administration of the user pool; no web server forwards to it. */
  admin: string
  smtp: string
}

export interface LocalCloud {
  urls: LocalCloudUrls
  /** Whether `accounts` were created, because the pool was empty. */
  seeded: boolean
  stop: () => Promise<void>
}

interface Services {
  settings: Settings
  inbox: Inbox
  sms: SmsLog
  errors: ErrorLog
  identity: Identity
  objects: ObjectStore
  channels: Channels
}

/** `port` is a function because the port is known only once the listener is open. */
function publicApp(services: Services, port: () => number): CloudApp {
  const { settings } = services
  const app: CloudApp = new Hono({ strict: false })
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.route('/identity', identityRoutes(services.identity))
  app.route('/realtime', realtimeHttpApi(services.channels, settings.realtime))
  app.route('/mail', mailRoutes(services.inbox))
  app.route('/sms', smsRoutes(services.sms, settings.sms.apiKey))
  app.route('/errors', errorRoutes(services.errors, settings.errors.publicKey))
  app.route('/places', placesRoutes(settings.places.apiKey))
  app.route(
    '/storage',
    storageRoutes({
      ...settings.storage,
      store: services.objects,
      prefixes: ['/storage', '/cloud/storage', ''],
      hosts: () => [new URL(settings.publicOrigin).host, `127.0.0.1:${port()}`, `localhost:${port()}`],
    }),
  )
  // Pusher's server SDK cannot use a path prefix.
  app.route('/', realtimeHttpApi(services.channels, settings.realtime))
  return app
}

const settingsOf = ({ settings, publicOrigin }: LocalCloudOptions): Settings => ({
  ...DEMO_SETTINGS,
  ...settings,
  publicOrigin: publicOrigin ?? DEMO_SETTINGS.publicOrigin,
})

async function openServices(options: LocalCloudOptions, inbox: Inbox, smtpPort: number): Promise<Services> {
  const settings = settingsOf(options)
  const folder = join(options.dataDir, 'cloud')
  return {
    settings,
    inbox,
    sms: await openSmsLog(join(folder, 'sms')),
    errors: await openErrorLog(join(folder, 'errors')),
    identity: await Identity.open({ ...settings.identity, folder: join(folder, 'identity'), smtpPort }),
    objects: await ObjectStore.open(join(folder, 'storage', settings.storage.bucket)),
    channels: new Channels(),
  }
}

function urlsOf(http: number, admin: number, smtp: number): LocalCloudUrls {
  const origin = `http://127.0.0.1:${http}`
  return {
    identity: `${origin}/identity/`,
    realtime: `ws://127.0.0.1:${http}/realtime`,
    storage: `${origin}/storage`,
    mail: `${origin}/mail`,
    sms: `${origin}/sms`,
    errors: `${origin}/errors`,
    places: `${origin}/places`,
    admin: `http://127.0.0.1:${admin}`,
    smtp: `smtp://127.0.0.1:${smtp}`,
  }
}

/** Starts every service on loopback. When a port is in use, stops what it started and rejects. */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const started: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of started.splice(0).toReversed()) await close()
  }
  const opened = <T extends { close: () => Promise<void> }>(listener: T): T => {
    started.push(listener.close)
    return listener
  }
  try {
    const inbox = await openInbox(join(options.dataDir, 'cloud', 'mail'))
    const smtp = opened(await startSmtp(inbox, options.smtpPort, settingsOf(options).mail.refusedDomain))
    const services = await openServices(options, inbox, smtp.port)
    const seeded = await services.identity.seedAccounts(options.accounts ?? [])
    started.push(() => services.identity.pool.settled())
    let http: Listener | undefined
    http = opened(
      await listen(
        publicApp(services, () => http?.port ?? 0),
        options.port,
      ),
    )
    started.push(acceptWebSockets(http.server, services.channels, services.settings.realtime))
    const adminApp = adminRoutes(services.identity, services.settings.identity)
    const admin = opened(await listen(adminApp, options.adminPort))
    return { urls: urlsOf(http.port, admin.port, smtp.port), seeded, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
