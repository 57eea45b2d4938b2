import { testApi } from '../../backend/test/api'
import type { Reply, TestApi } from '../../backend/test/api'
import { submitOf } from '../../backend/test/booking'
import { lineTo } from '../../backend/test/line'
import type { Line } from '../../backend/test/line'
import { startPostgres } from '../../backend/test/postgres'
import { eventually, holds, same } from './tools/check'
import type { Cell, Family, Notes } from './tools/family'

const ANSWERS_WITHIN_MS = 12_000

/** The API, and the line on which it speaks with its database. */
export interface Place {
  readonly api: TestApi
  readonly line: Line
}

const RESTRICT = `create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no space left' using errcode = '53100'; end $$;
  create trigger refuse before insert on idempotency_keys for each row execute function refuse()`

/** What is broken, how it is mended, and whether reads are served meanwhile. */
interface Trouble {
  readonly readsServed: boolean
  begin(place: Place, id: string): Promise<() => Promise<void>>
}

export const TROUBLES = {
  'a row locked by another session': {
    readsServed: true,
    begin: async ({ api }, id) => {
      let release = () => {}
      const held = api.connection.db.transaction(async (tx) => {
        await tx.execute(`select 1 from bookings where id = '${id}' for update`)
        await new Promise<void>((resolve) => (release = resolve))
      })
      await eventually('the lock is held', 5000, async () => {
        const found = await api.connection.sql.query(`select 1 from bookings where id = $1 for update skip locked`, [
          id,
        ])
        return found.length === 0
      })
      return async () => {
        release()
        await held
      }
    },
  },
  'read-only': {
    readsServed: true,
    begin: async ({ api, line }) => {
      const renew = async (sql: string) => {
        await api.connection.sql.exec(`begin read write; ${sql}; commit`)
        await line.cut()
        await line.mend()
      }
      await renew('alter role portal set default_transaction_read_only = on')
      return () => renew('alter role portal reset default_transaction_read_only')
    },
  },
  'no room left, as it says (no disk filled)': {
    readsServed: true,
    begin: async ({ api }) => {
      await api.connection.sql.exec(RESTRICT)
      return () => api.connection.sql.exec('drop function refuse() cascade')
    },
  },
  'gone and back': {
    readsServed: false,
    begin: async ({ line }) => {
      await line.cut()
      return () => line.mend()
    },
  },
} satisfies Readonly<Record<string, Trouble>>

function checkRefused({ status, headers }: Reply, what: string): void {
  same(`${what} and its Retry-After`, [status, headers.get('retry-after') !== null], [503, true])
}

async function stateOf({ connection }: TestApi, id: string): Promise<unknown> {
  const [row] = await connection.sql.query(
    `select b.version, b.vet_staff, (select count(*)::int from booking_lines where booking_id = b.id) as lines,
      (select count(*)::int from order_events where booking_id = b.id) as events,
      (select count(*)::int from idempotency_keys where status = 0) as claims from bookings b where b.id = $1`,
    [id],
  )
  return row
}

/** A write and a read in the trouble, and the same write once it is mended. */
export async function walk(place: Place, { begin, readsServed }: Trouble, notes: Notes): Promise<void> {
  const { api } = place
  const body = await submitOf(api, 'private cremation & return of ashes')
  const { id } = (await api.ask('POST', 'portal/booking', { body })).body
  const change = () => api.ask('PUT', `portal/booking/${id}`, { body: { ...body, vet_staff_c: 'Dana' }, version: 1 })
  const read = async () => (await api.ask('GET', `portal/booking/${id}`)).status
  const before = await stateOf(api, id)
  const mend = await begin(place, id)
  try {
    const since = performance.now()
    // The first request may be the one that finds its connection broken.
    const [refused, served] = await Promise.all([change(), read()])
    holds(`answered only after ${performance.now() - since} ms`, performance.now() - since < ANSWERS_WITHIN_MS)
    checkRefused(refused, 'a write')
    if (readsServed) same('a read', served === 503 ? await read() : served, 200)
    else same('a read', served, 503)
  } finally {
    await mend()
  }
  await eventually('it serves again', 10_000, async () => (await read()) === 200)
  same('the rows after the refused write', await stateOf(api, id), before)
  same('the write once it is mended', (await change()).status, 200)
  const [row] = await api.connection.sql.query('select vet_staff, version from bookings where id = $1', [id])
  same('the row', { ...row }, { vet_staff: 'Dana', version: 2 })
  notes.wrote()
}

/** The demo world in a database of its own on this server, over a line of its own. */
export async function onALine(server: string): Promise<Place & { close(): Promise<void> }> {
  const url = new URL(server)
  const line = await lineTo(Number(url.port))
  url.port = String(line.port)
  const api = await testApi(url.href)
  const close = async () => {
    await api.close()
    await line.close()
  }
  return { api, line, close }
}

/** PostgreSQL in trouble: writes are refused for a while, reads served where they can be, nothing is half-written. */
export const family: Family = {
  async open() {
    const postgres = await startPostgres()
    const place = await onALine(postgres.url)
    const cells: Cell[] = Object.entries(TROUBLES).map(([name, trouble]) => ({
      name: `PostgreSQL, ${name}`.slice(0, 60),
      walk: (notes) => walk(place, trouble, notes),
    }))
    return {
      cells,
      close: async () => {
        await place.close()
        await postgres.stop()
      },
    }
  },
}
