import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, loadWorld } from 'backend'
import { demoRows } from 'demo'
import { startLocalCloud } from 'local-cloud'
import type { Ask } from '../../../backend/test/api'
import { CLIENT_ID, NOTE_FRESH_SIGN_INS, freshTokens, startIdentity } from '../../../backend/test/identity'
import { startPostgres } from '../../../backend/test/postgres'
import { anyPort } from '../../../scripts/lib/ports.mjs'
import { START_MS } from '../../../scripts/start/service-process.mjs'
import { Supervised } from '../../../scripts/start/supervisor.mjs'
import { eventually } from './check'

export const ENGINES = ['PostgreSQL', 'PGlite'] as const
export type Engine = (typeof ENGINES)[number]

/** The walks add more members than a practice may in a day [OPEN-328]. */
const UNCOUNTED_MEMBERS = `create function uncounted() returns trigger language plpgsql as $$
    begin new.count := 0; return new; end $$;
  create trigger uncounted before insert or update on rate_limits
    for each row when (new.scope = 'invitation') execute function uncounted()`

type Connection = Awaited<ReturnType<typeof openDatabase>>
export type Sql = Connection['sql']

export interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape are looked into
  readonly body: any
}

export interface KillableBackend {
  /** Null when the answer never came. */
  ask(method: string, path: string, ask: Ask & { readonly as: string }): Promise<Answer | null>
  /** Kills the process with -9; the milliseconds until another one serves. */
  kill(): Promise<number>
  /** Looks into the database itself. */
  look<T>(into: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The backend as a process under the supervisor of `npm start`, on the demo world. */
export async function startKillable(engine: Engine): Promise<KillableBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-faults-'))
  const [identity, postgres, cloud, port] = await Promise.all([
    startIdentity(),
    engine === 'PostgreSQL' ? startPostgres({ fsync: 'on', full_page_writes: 'on' }) : null,
    startLocalCloud({ port: 0, adminPort: 0, smtpPort: 0, dataDir: join(folder, 'cloud') }),
    anyPort(),
  ])
  const open = () => openDatabase(postgres ? { url: postgres.url } : { folder })
  const api = `http://127.0.0.1:${port}/api`
  const supervised = new Supervised(
    {
      name: 'backend',
      entry: 'backend/src/main.ts',
      health: `${api}/health`,
      env: {
        DATABASE_URL: postgres?.url ?? '',
        DATA_DIR: folder,
        PORT_BACKEND: String(port),
        IDENTITY_ISSUER: identity.options.issuer,
        IDENTITY_CLIENT_ID: CLIENT_ID,
        IDENTITY_JWKS_URI: identity.options.jwksUri,
        IDENTITY_URL: cloud.urls.identity,
        IDENTITY_ADMIN_URL: cloud.urls.admin,
        STORAGE_ENDPOINT: cloud.urls.storage,
        SMTP_URL: cloud.urls.smtp,
      },
    },
    // Every death here is one from outside: none has to wait for its start.
    { logFolder: folder, say: () => {}, steadyMs: 0 },
  )
  const tokensOf = freshTokens(identity)
  const look = async <T>(into: (sql: Sql) => Promise<T>): Promise<T> => {
    // The embedded database takes one process at a time.
    if (!postgres) await supervised.stop()
    const connection = await open()
    try {
      return await into(connection.sql)
    } finally {
      await connection.close()
      if (!postgres) await supervised.start()
    }
  }

  const filled = await open()
  await loadWorld(filled.db, () => demoRows(new Date()))
  await filled.sql.query(NOTE_FRESH_SIGN_INS)
  await filled.sql.exec(UNCOUNTED_MEMBERS)
  await filled.close()
  await supervised.start()
  return {
    ask: async (method, path, { as, body, version, key = randomUUID() }) => {
      const headers = {
        authorization: `Bearer ${await tokensOf(as ?? '')()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': key }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      }
      try {
        const response = await fetch(`${api}/${path}`, { method, headers, body: JSON.stringify(body) })
        return { status: response.status, body: await response.json() }
      } catch {
        return null
      }
    },
    kill: async () => {
      const { pid } = supervised
      const since = performance.now()
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
      // How long it takes is judged by who asked, where the machine is theirs; here only whether it comes at all.
      await eventually('the backend serves again', START_MS, async () => {
        if (supervised.pid === pid) return false
        return (await fetch(`${api}/health`).catch(() => null))?.ok === true
      })
      return performance.now() - since
    },
    look,
    close: async () => {
      await supervised.stop()
      await Promise.all([cloud.stop(), identity.stop(), postgres?.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
