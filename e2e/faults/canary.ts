import type { Page } from '@playwright/test'
import { storageKeys, versionsFor } from '@portal/federation/host'
import { portalCommand } from '../../scripts/start/release.mjs'
import { failsInUse } from '../broken-parts/planted'
import { ACCOUNTS } from '../fixtures/accounts'
import { readMail } from '../fixtures/mail'
import { browserFamily } from './portal/browser-family'
import type { Visit } from './portal/browser-family'
import { publishNext, versionsOf } from './portal/deploy'
import type { Portal } from './portal/portal'
import { see } from './portal/wizard'
import { eventually, holds, same } from './tools/check'

const VERSION = '9.3.0'
const SCREEN = '/customer-support'
/** From the 200th load of a canary that fails, until all have what they had before. */
const TAKEN_BACK_MS = 60_000
const TAKEN_UP_MS = 5_000

/** A version whose screens throw when they are drawn. */
const failing = (file: string, code: string) =>
  file.startsWith('remoteEntry.') ? `globalThis.plantedFault = 'render';${failsInUse('mf-practice', code)}` : code

const shown = (page: Page) => page.getByText('Client Care Team')
const words = (page: Page) => page.getByRole('button', { name: 'Retry' })

interface Row {
  readonly remote: string
  readonly version: string
  readonly loads: number
  readonly render: number
  readonly faulty: number
}

/** What the backend has counted of mf-practice, by version. */
async function counted({ origin, operatorToken }: Portal): Promise<Map<string, Row>> {
  const since = new Date(Date.now() - 3_600_000).toISOString()
  const headers = { authorization: `Bearer ${operatorToken}` }
  const rows: Row[] = await (await fetch(`${origin}/api/portal/part_counts?since=${since}`, { headers })).json()
  return new Map(rows.filter(({ remote }) => remote === 'mf-practice').map((row) => [row.version, row]))
}

/** The user of a page and their token. */
const userOf = (page: Page) =>
  page.evaluate((key) => {
    const token = localStorage.getItem(key) ?? ''
    const { sub } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return { token, who: String(sub) }
  }, storageKeys.sessionToken)

/** Says what a page would, so often. */
async function tellLoads({ origin }: Portal, token: string, times: number, part: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ parts: [{ remote: 'mf-practice', ...part }] })
  for (let time = 0; time < times; time++) {
    const { status } = await fetch(`${origin}/api/portal/part_counts`, { method: 'POST', headers, body })
    same('counted', status, 204)
  }
}

/** A version that fails is given to half of the users: they alone meet it, and not for long. */
async function failingCanary({ portal, open, wrote, tell }: Visit): Promise<void> {
  const stable = (await versionsOf(portal)).remotes['mf-practice']
  await publishNext(portal, 'mf-practice', VERSION, failing)
  await portalCommand(portal.folder, 'promote', 'mf-practice', VERSION, '--percent', '50')
  await eventually('served', TAKEN_UP_MS, async () => Boolean((await versionsOf(portal)).canaries))
  const versions = await versionsOf(portal)
  const users: { page: Page; token: string; isLucky: boolean }[] = []
  for (const account of Object.values(ACCOUNTS).filter((one) => !/new@|nobody@/.test(one))) {
    const page = await open('/dashboard', account)
    const { token, who } = await userOf(page)
    users.push({ page, token, isLucky: versionsFor(versions, who).remotes['mf-practice'] === stable })
  }
  for (const { page, isLucky } of users) {
    await page.goto(SCREEN)
    await see(isLucky ? shown(page) : words(page)).toBeVisible()
    // The same after a reload: it is theirs, and no throw of a coin.
    await page.reload()
    await see(isLucky ? shown(page) : words(page)).toBeVisible()
  }
  const [unlucky, lucky] = [false, true].map((is) => users.find(({ isLucky }) => isLucky === is))
  if (!unlucky || !lucky) throw new Error('All demo users are in one half: take another version')
  tell(`${users.filter(({ isLucky }) => !isLucky).length} of ${users.length} users have the canary`)
  const pages = users.filter(({ isLucky }) => !isLucky).length * 2
  await eventually('counted by pages', 15_000, async () => (await counted(portal)).get(VERSION)?.render === pages)
  const row = (await counted(portal)).get(VERSION)
  same('loads and faulty ones', [row?.loads, row?.faulty], [pages, pages])
  await tellLoads(portal, lucky.token, 60, { version: stable, counts: ['load'] })
  await tellLoads(portal, unlucky.token, 199 - pages, { version: VERSION, counts: ['load', 'render', 'faulty'] })
  await new Promise((resolve) => setTimeout(resolve, 12_000))
  holds('199 loads are too few', Boolean((await versionsOf(portal)).canaries))
  wrote()
  await unlucky.page.reload()
  await see(words(unlucky.page)).toBeVisible()
  const since = performance.now()
  await eventually('taken back', TAKEN_BACK_MS, async () => !(await versionsOf(portal)).canaries)
  tell(`taken back ${((performance.now() - since) / 1000).toFixed(1)} s after the 200th load failed`)
  await unlucky.page.reload()
  await see(shown(unlucky.page)).toBeVisible()
  const history = await portalCommand(portal.folder, 'history', 'mf-practice')
  tell(history.trim().split('\n').at(-1)?.replaceAll(/ +/g, ' ') ?? '')
  holds('the step is the guard’s', /guard +withdraw +mf-practice +9\.3\.0 +→/.test(history))
  const letter = await readMail(unlucky.page, 'practice@teams.portal.test', /([^]*9\.3\.0[^]*)/)
  holds('the letter says what is served now', letter.includes(stable))
}

/** A canary is met by its users alone, and taken back by itself. */
export const family = browserFamily(() => ({ 'a version that fails half of the users': failingCanary }))
