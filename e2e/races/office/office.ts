import type { Hono } from 'hono'
import { HARBOUR, HARBOUR_NURSE, testApi } from '../../../backend/test/api'
import type { TestApi } from '../../../backend/test/api'
import { freshTokens } from '../../../backend/test/identity'
import { createApp } from '../../../backend/src/http/app'
import { createApiClient } from '@portal/api-client'
import type { ApiClient } from '@portal/api-client'
import { listServiceTypes, getPractice } from '@portal/api-client/contract/practice'
import { getStageLabels } from '@portal/api-client/contract/public'
import { MINUTE_MS } from '@portal/domain'
import type { BreedOption, ServiceType, StageLabels, VetPractice } from '@portal/domain'

/** Somebody who may sign in at the practice. */
export interface Account {
  readonly userId: string
  readonly name: string
  readonly token: () => string
}

/** A practice with its staff and the real server behind it. */
export interface Office {
  readonly api: TestApi
  readonly app: Hono
  readonly accounts: readonly [Account, Account]
  readonly practice: VetPractice
  readonly labels: StageLabels
  readonly serviceTypes: readonly ServiceType[]
  readonly breeds: readonly BreedOption[]
  clientOf(account: Account, fetch: typeof globalThis.fetch): ApiClient
  close(): Promise<void>
}

export async function openOffice(): Promise<Office> {
  const api = await testApi()
  const app = createApp(api.deps)
  const clientOf: Office['clientOf'] = ({ token }, fetch) =>
    createApiClient({
      baseUrl: 'http://portal.test/api/',
      token,
      brand: () => 'WA LWD',
      onUnauthorized: () => undefined,
      onForbidden: () => undefined,
      report: () => undefined,
      fetch,
    })
  const accounts = await Promise.all([HARBOUR, HARBOUR_NURSE].map((username) => accountOf(api, username)))
  const [first, second] = accounts
  if (!first || !second) throw new Error('The practice has no staff')
  const direct = clientOf(first, async (input, init) => app.fetch(new Request(input, init)))
  const breeds = await api.connection.sql.query(
    "select name from breeds where pet_type = 'Dog' and custom_unit is null order by name",
  )
  return {
    api,
    app,
    accounts: [first, second],
    practice: await direct.call(getPractice),
    labels: await direct.call(getStageLabels),
    serviceTypes: await direct.call(listServiceTypes),
    breeds: breeds.map(({ name }) => ({ name: String(name), custom_unit: null, custom_unit_to_kg_ratio: null })),
    clientOf,
    close: () => api.close(),
  }
}

async function accountOf(api: TestApi, username: string): Promise<Account> {
  const [row] = await api.connection.sql.query('select id, first_name, last_name from contacts where email = $1', [
    username,
  ])
  return {
    userId: String(row?.id),
    name: `${String(row?.first_name)} ${String(row?.last_name)}`,
    token: await tokenOf(api, username),
  }
}

/** Renewed outside of the pages, whose clock is none of this world's. */
async function tokenOf({ identity }: TestApi, username: string): Promise<() => string> {
  const next = freshTokens(identity)(username)
  let token = await next()
  setInterval(() => void next().then((fresh) => (token = fresh)), MINUTE_MS).unref()
  return () => token
}
