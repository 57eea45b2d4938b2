import { beforeAll, expect, test } from 'vitest'
import { HARBOUR } from '../../test/api'
import { specApi } from '../../test/spec-api'
import type { Db } from '../db/connect'
import { ROWS_AT_ONCE } from '../db/cursor'
import { createApp } from '../app'

const MANY = 6000
const api = specApi()
beforeAll(async () => {
  await api.connection.sql.query(`
    insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, vet_staff, date_entered, fees, details)
    select 'practice-harbour', 'many-' || n, 'VP Submitted', 'x', 'private cremation & return of ashes', 'vet_direct', 'Kim',
      now() + n * interval '1 second', '{}', '{"pet":null,"owner":null,"collection":null}' from generate_series(1, ${MANY}) n`)
})

/** The API over a database that counts the rows fetched from cursors. */
function counting() {
  const counted = { rows: 0, open: 0 }
  const seen = (tx: Db): Db =>
    new Proxy(tx, {
      get: (of, name) => {
        if (name !== 'execute') return Reflect.get(of, name)
        return async (...given: Parameters<Db['execute']>) => {
          const answer = await of.execute(...given)
          if (JSON.stringify(given).includes('fetch ')) counted.rows += Object(answer).rows.length
          return answer
        }
      },
    })
  const db = new Proxy(api.deps.db, {
    get: (of, name) => {
      if (name !== 'transaction') return Reflect.get(of, name)
      return (work: (tx: Db) => Promise<unknown>) => {
        counted.open++
        return of.transaction((tx) => work(seen(tx))).finally(() => counted.open--)
      }
    },
  })
  return { counted, app: createApp({ ...api.deps, db }) }
}

async function linkTo(): Promise<string> {
  const { body } = await api.ask('GET', 'portal/booking_csv', { as: HARBOUR })
  return String(body.url)
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 300))

test('reads a long list as fast as the client does, and frees the connection when the client leaves [OPEN-184]', async () => {
  const { counted, app } = counting()
  const response = await app.request(await linkTo())
  const reader = response.body?.getReader()
  await reader?.read()
  await quiet()
  // 64 KB read and 64 KB buffered at about 100 bytes a row, and one more fetch.
  expect(counted.rows).toBeGreaterThanOrEqual(ROWS_AT_ONCE)
  expect(counted.rows).toBeLessThanOrEqual(4 * ROWS_AT_ONCE)
  expect(counted.open).toBe(1)
  await reader?.cancel()
  await quiet()
  expect([counted.open, counted.rows < MANY]).toEqual([0, true])
})

test('refuses a third list at once, and keeps its link valid [OPEN-184]', async () => {
  const { app } = counting()
  const paths = [await linkTo(), await linkTo(), await linkTo()]
  const [one, two, third] = paths.map((path) => app.request(path))
  const refused = await third
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused?.json()).toEqual({ message: 'Other lists are being downloaded. Try again in a moment.' })
  for (const first of [one, two]) await (await first)?.text()
  await quiet()
  const again = await app.request(paths[2] ?? '')
  expect(again.status).toBe(200)
  await again.text()
})

test('a list that fails midway is not a complete file [OPEN-184]', async () => {
  let fetches = 0
  const breaking = new Proxy(api.deps.db, {
    get: (of, name) => {
      if (name !== 'transaction') return Reflect.get(of, name)
      return (work: (tx: Db) => Promise<unknown>) =>
        of.transaction((tx) =>
          work(
            new Proxy(tx, {
              get: (inner, key) => {
                if (key !== 'execute') return Reflect.get(inner, key)
                return (...given: Parameters<Db['execute']>) =>
                  fetches++ === 4 ? Promise.reject(new Error('broken')) : inner.execute(...given)
              },
            }),
          ),
        )
    },
  })
  const path = await linkTo()
  const response = await createApp({ ...api.deps, db: breaking }).request(path)
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('broken')
})
