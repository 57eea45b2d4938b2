import { DAY_MS, HOUR_MS } from '@portal/domain'
import { log } from '@portal/server'
import { drawingWorkers } from '../artwork/drawing-workers'
import type { DrawingWorkers } from '../artwork/drawing-workers'
import { authenticator } from '../auth/authenticate'
import { guestTokens } from '../auth/guest-token'
import { sessionCalls } from '../auth/session-calls'
import { staffTokenVerifier } from '../auth/staff-token'
import type { BackendOptions } from './config'
import { connect } from '../db/connect'
import type { Connection, Db } from '../db/connect'
import { tidyUp } from '../db/housekeeping'
import type { Deps } from '../deps'
import { tidyUploads } from '../engraving/uploads'
import { backendFigures } from './figures'
import { createApp } from '../app'
import { listen } from '../http/listen'
import type { RunningServer } from '../http/listen'
import { deliveriesOf } from './deliveries'
import { eraseOld } from './owner-data/retention'
import { startWorker } from '../outbox/worker'
import { deleteEndedSecrets } from '../secrets/rotate'
import { LOOK_MS } from '../secrets/secret'
import type { OutboxWorker } from '../outbox/worker'
import { messagesOf, needPracticeData } from './rehearsal'
import { SignInRepository } from '../repositories/sign-in'
import { identityAdmin } from '../services/identity-admin'
import { googlePlaces } from '../services/places'
import { portalAddress } from '../services/portal-address'
import { pusherRealtime } from '../services/realtime'
import { refreshSeal } from '../services/refresh-seal'
import { signedLinks } from '../services/signed-links'
import { objectStorage } from '../services/storage'
import type { Storage } from '../services/storage'
import { userPool } from '../services/user-pool'
import { warmUp } from './warm-up'

export const VERSION = '1.0.0'

export interface Backend {
  readonly url: string
  stop(): Promise<void>
}

/** Optional parts of a backend besides its settings. */
export interface Equipment {
  /** Replaces the storage of the settings. */
  readonly storage?: Storage
  /** Fills the database before the first request. */
  readonly fill?: (db: Db) => Promise<unknown>
  /** Rounds of the warm-up; by default it ends when Node has compiled the calls. */
  readonly warmUpRounds?: number
}

/** Opens the database and serves the API. */
export async function startBackend(options: BackendOptions, equipment: Equipment = {}): Promise<Backend> {
  const { storage, fill, warmUpRounds } = equipment
  const connection = await connect(options.database)
  const workers = drawingWorkers()
  let outbox: OutboxWorker | undefined
  let door: RunningServer | undefined
  try {
    const { db } = connection
    await fill?.(db)
    if (options.isRehearsal) await needPracticeData(db)
    const now = () => new Date()
    const services = { db, ...servicesOf(options, workers, storage) }
    const secrets = { guests: await guestTokens(db), links: await signedLinks(db), refreshSeal: await refreshSeal(db) }
    const looking = refreshSecrets(Object.values(secrets))
    const worker = (outbox = startWorker({ db, deliveries: deliveriesOf({ ...services, ...secrets, now }), now }))
    const deps: Deps = {
      ...services,
      ...secrets,
      auth: authenticator({
        db,
        verifyStaff: staffTokenVerifier(options.identity),
        guests: secrets.guests,
        operatorToken: options.operatorToken,
        limits: options.signIns,
        now,
      }),
      signInLimits: options.signIns,
      sessionCalls: sessionCalls(db, options.calls),
      outbox: worker,
      places: googlePlaces(options.places.url, options.places.key),
      metrics: backendFigures(connection, now, true),
      now,
      version: VERSION,
      callers: options.callers,
      folder: options.database.folder ?? null,
      proxies: options.proxies,
      isClosed: options.isClosed,
      isDraining: () => door?.isDraining() ?? false,
      checkAnswers: false,
    }
    await practise(deps, connection, warmUpRounds)
    const { url, close } = (door = await listen(createApp(deps).fetch, options.place, options.patience))
    const housekeeping = scheduleHousekeeping({ db, storage: services.storage }, options)
    return {
      url,
      stop: async () => {
        clearInterval(housekeeping)
        clearInterval(looking)
        await close()
        await worker.stop()
        await workers.stop()
        await connection.close()
      },
    }
  } catch (error) {
    await outbox?.stop()
    await connection.close()
    throw error
  }
}

/** Warms up before the first request. Skips the demo's embedded database, because its first page would come later. */
async function practise(deps: Deps, { pool, poolSize }: Connection, rounds: number | undefined): Promise<void> {
  if (!pool) return
  try {
    const statuses = await warmUp(deps, poolSize, rounds)
    const refused = statuses.filter((status) => status >= 300)
    if (refused.length > 0)
      log.error(
        `the warm-up failed: ${refused.length} of ${statuses.length} answers are not 2xx, such as ${refused[0]}`,
      )
  } catch (error) {
    log.error('the warm-up failed', error)
  }
}

/** Clients of the other services, by the settings, and the drawing threads. */
const servicesOf = (options: BackendOptions, { draw, drawWords, drawProof }: DrawingWorkers, storage?: Storage) => ({
  draw,
  drawWords,
  drawProof,
  storage: storage ?? objectStorage(options.storage),
  identity: identityAdmin(options.identityAdmin),
  userPool: userPool(options.userPool),
  ...messagesOf(options),
  portal: portalAddress(options.portal),
  realtime: pusherRealtime(options.realtime),
})

/** Reads the signing secrets again, which an operator may have changed [OPEN-193]. */
const refreshSecrets = (all: readonly { refresh(): Promise<void> }[]) =>
  setInterval(() => {
    Promise.all(all.map((one) => one.refresh())).catch((error: unknown) => log.error('secrets not read again', error))
  }, LOOK_MS).unref()

type RetentionSettings = Pick<BackendOptions, 'signIns' | 'ownerYears'>

/** Deletes expired data every hour, and once a day erases the data of owners after `ownerYears`. */
function scheduleHousekeeping(
  means: { readonly db: Db; readonly storage: Storage },
  { signIns, ownerYears }: RetentionSettings,
) {
  let hour = 0
  return setInterval(() => {
    const now = new Date()
    tidyUp(means.db, now)
      .then(() => deleteEndedSecrets(means.db, now))
      .then(() => new SignInRepository(means.db).forgetBefore(new Date(now.getTime() - signIns.absoluteMs - DAY_MS)))
      .then(() => tidyUploads(means.db, means.storage, now))
      .then(() => (hour++ % 24 === 0 ? eraseOld(means, ownerYears, now) : undefined))
      .catch((error: unknown) => log.error('housekeeping failed', error))
  }, HOUR_MS).unref()
}
