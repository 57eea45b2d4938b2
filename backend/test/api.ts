import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '@portal/domain'
import { withMedia } from 'demo'
import { drawArtwork } from '../src/artwork/draw-artwork'
import type { DrawArtwork } from '../src/artwork/drawing'
import { drawWords } from '../src/artwork/draw-words'
import { drawProof } from '../src/artwork/proof'
import { authenticator } from '../src/auth/authenticate'
import { guestTokens } from '../src/auth/guest-token'
import { sessionCalls } from '../src/auth/session-calls'
import { staffTokenVerifier } from '../src/auth/staff-token'
import type { Connection } from '../src/db/connect'
import type { Deps } from '../src/deps'
import { notFound, unavailable } from '../src/errors/failure'
import { backendFigures } from '../src/operations/figures'
import { createApp } from '../src/app'
import { deliveriesOf } from '../src/operations/deliveries'
import { OUTBOX_KINDS } from '../src/outbox/outbox'
import { deliverNext } from '../src/outbox/worker'
import { portalAddress } from '../src/services/portal-address'
import { pusherRealtime } from '../src/services/realtime'
import { refreshSeal } from '../src/services/refresh-seal'
import { signedLinks } from '../src/services/signed-links'
import type { StoredObject } from '../src/services/storage'
import { demoDatabase } from './demo-database'
import { cachedKeys, noteSignIn, startIdentity } from './identity'
import type { TestIdentity } from './identity'
import { testPool } from './pool'
import type { TestPool } from './pool'

export const HARBOUR = 'owner@harbour.test'
export const HARBOUR_NURSE = 'nurse@harbour.test'
export const BANKSIA = 'owner@banksia.test'
export const SOUTHBANK = 'owner@southbank.test'

/** The operator's token. */
export const OPERATOR = 'operator-token-of-the-tests-0123456789'

/** Half a day without a call, a week in all. */
export const SIGN_IN_LIMITS = { idleMs: 12 * HOUR_MS, absoluteMs: 168 * HOUR_MS }

export const UNLIMITED = { ofSignIn: 1e9, ofPractice: 1e9, ofLine: 1e9, ofOwnersNetwork: 1e9 }

/** Settings that the real-time service and the API share. */
export const REALTIME = { appId: '1', key: 'test-key', secret: 'test-secret', host: '127.0.0.1', port: '1' }

export interface RequestOptions {
  /** Username whose access token is sent; null for none. */
  readonly as?: string | null
  /** A token to send as it is. */
  readonly token?: string
  readonly body?: unknown
  readonly version?: number
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape and check what they expect
  readonly body: any
}

export interface TestApi {
  readonly connection: Connection
  readonly identity: TestIdentity
  readonly deps: Deps
  /** Stored objects; `isAway` makes the storage fail. */
  readonly storage: { readonly stored: Map<string, StoredObject>; isAway: boolean }
  /** Draws artworks in this thread, unless a test replaces it. */
  readonly drawing: { draw: DrawArtwork }
  /** Accounts of the user pool and the mails sent. */
  readonly pool: TestPool
  /** Events sent to open pages, latest last; `isAway` makes sending fail. */
  readonly realtime: { readonly sent: [channel: string, event: string, data: object][]; isAway: boolean }
  readonly clock: { now: Date }
  ask(method: string, path: string, ask?: RequestOptions): Promise<Reply>
  /** Id of a demo booking by its Booking ID. */
  idOf(orderId: number): Promise<string>
  /** Number of rows of a table. */
  count(table: string): Promise<number>
  /** Delivers all due items of the outbox. */
  deliver(): Promise<void>
  close(): Promise<void>
}

/**
 * The app with demo data, whose responses are checked against the contract; on the suite's database by default, or on
 * an open one that has the data.
 */
export async function testApi(url?: string, opened?: Connection): Promise<TestApi> {
  const clock = { now: new Date() }
  const [connection, started] = await Promise.all([opened ?? demoDatabase(clock.now, url), startIdentity(cachedKeys())])
  const { db } = connection
  let isClosed = false
  const identity: TestIdentity = {
    ...started,
    token: async (...claims) => {
      const token = await started.mint(...claims)
      // Some specs end while a call that they do not await still requests its token.
      await noteSignIn(connection.sql, token).catch((error: unknown) => {
        if (!isClosed) throw error
      })
      return token
    },
  }
  const storage = { stored: new Map<string, StoredObject>(), isAway: false }
  const drawing = { draw: drawArtwork }
  const realtime: TestApi['realtime'] = { sent: [], isAway: false }
  const guests = await guestTokens(db)
  const pool = testPool()
  const deps: Deps = {
    db,
    guests,
    draw: (job) => drawing.draw(job),
    drawProof,
    drawWords,
    auth: authenticator({
      db,
      verifyStaff: staffTokenVerifier(identity.options),
      guests,
      operatorToken: OPERATOR,
      limits: SIGN_IN_LIMITS,
      // Tokens end by the computer's clock, whatever time a test sets.
      now: () => new Date(),
    }),
    signInLimits: SIGN_IN_LIMITS,
    // Specs call faster than people, by a clock that stands still.
    sessionCalls: sessionCalls(db, UNLIMITED, { ofCaller: 1e9, ofPractice: 1e9 }),
    storage: withMedia({
      put: async (key, bytes, type) => {
        if (storage.isAway) throw unavailable('The storage is away.')
        storage.stored.set(key, { bytes, type })
      },
      get: async (key) => {
        if (storage.isAway) throw unavailable('The storage is away.')
        return storage.stored.get(key) ?? null
      },
      delete: async (key) => {
        storage.stored.delete(key)
      },
      uploadAddress: async (key, { type }) => ({ url: `/uploads/${key}`, headers: { 'content-type': type } }),
    }),
    links: await signedLinks(db),
    identity: pool.admin,
    userPool: pool.signIn,
    refreshSeal: await refreshSeal(db),
    mail: pool.mail,
    sms: pool.sms,
    portal: portalAddress({ origin: 'https://portal.test', brandHosts: { 'edh.portal.test': 'VIC EDH' } }),
    // A test delivers queued items explicitly.
    outbox: { wake: () => {} },
    places: {
      suggest: async (input) => [{ placeId: 'p1', text: `${input}, Perth`, mainText: input, secondaryText: 'Perth' }],
      find: async () => {
        throw notFound('The address')
      },
    },
    realtime: {
      ...pusherRealtime(REALTIME),
      send: async (...told) => {
        if (realtime.isAway) throw unavailable('The real-time service is away.')
        realtime.sent.push(told)
      },
    },
    metrics: backendFigures(connection, () => clock.now),
    now: () => clock.now,
    version: 'test',
    callers: [],
    folder: null,
    // The web server.
    proxies: 1,
    isClosed: false,
    isDraining: () => false,
    checkAnswers: true,
  }
  const app = createApp(deps)
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (username: string) => {
    const known = tokens.get(username) ?? identity.token(username)
    tokens.set(username, known)
    return known
  }
  return {
    connection,
    identity,
    deps,
    storage,
    drawing,
    pool,
    realtime,
    clock,
    ask: async (method, path, { as = HARBOUR, token, body, version, key, headers } = {}) => {
      const bearer = token ?? (as === null ? null : await tokenOf(as))
      const response = await app.request(`/api/${path}`, {
        method,
        headers: {
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { 'idempotency-key': key ?? randomUUID() }),
          ...(version !== undefined && { 'if-match': `"${version}"` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json') === true
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
    },
    idOf: async (orderId) => {
      const [row] = await connection.sql.query('select id from bookings where order_id = $1', [orderId])
      return String(row?.id)
    },
    count: async (table) => {
      const [row] = await connection.sql.query(`select count(*)::int as total from ${table}`)
      return Number(row?.total)
    },
    deliver: async () => {
      const workerDeps = { db, deliveries: deliveriesOf(deps), now: deps.now }
      for (const kind of OUTBOX_KINDS) while (await deliverNext(workerDeps, kind));
    },
    close: async () => {
      isClosed = true
      await Promise.all([connection.close(), identity.stop()])
    },
  }
}
