import type { Page } from '@playwright/test'
import { getsCanary, storageKeys } from '@portal/federation/host'
import { portalCommand } from '../../scripts/start/release.mjs'
import { failsInUse } from '../broken-parts/planted'
import { ACCOUNTS, type Account } from '../fixtures/accounts'
import { readMail } from '../fixtures/mail'
import { signInByForm } from '../fixtures/sign-in'
import { AS_IN_THE_JOURNEYS, browserFamily } from './portal/browser-family'
import type { Visit } from './portal/browser-family'
import { publishNext, versionsOf } from './portal/deploy'
import type { Portal } from './portal/portal'
import { see } from './portal/wizard'
import { eventually, holds, same } from './tools/check'

const PERCENT = 50
const SCREEN = '/customer-support'
/** From the 200th load of a canary that fails, until all have what they had before. */
const ROLLED_BACK_MS = 60_000
const TAKEN_UP_MS = 5_000
/** In which the guard judges at least once. */
const TWO_ROUNDS_MS = 12_000

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
  const rows: Row[] = await (await fetch(`${origin}/api/portal/part_metrics?since=${since}`, { headers })).json()
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
async function countLoads({ origin }: Portal, token: string, times: number, part: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ parts: [{ remote: 'mf-practice', ...part }] })
  for (let time = 0; time < times; time++) {
    const { status } = await fetch(`${origin}/api/portal/part_metrics`, { method: 'POST', headers, body })
    same('counted', status, 204)
  }
}

/** Whose page it is, is known once they have signed in: from then on it is theirs. */
async function getsItWithoutReload({ browser, origin }: Portal, account: Account): Promise<void> {
  const visitor = await browser.newContext({ ...AS_IN_THE_JOURNEYS, baseURL: origin })
  const page = await visitor.newPage()
  await signInByForm(page, account)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  // A page that is closed at once tells nothing.
  const sent = page.waitForResponse(
    (answer) => answer.url().includes('part_metrics') && (answer.request().postData() ?? '').includes('render'),
  )
  await page.getByRole('link', { name: 'Customer Support' }).first().click()
  await see(words(page)).toBeVisible()
  await sent
  same('the page', await page.evaluate(() => Reflect.get(globalThis, 'isSamePage')), true)
  await visitor.close()
}

/** The users of a demo world have other ids each time: the first version that falls on some of them and not on all. */
function versionThatSplits(users: readonly string[]): string {
  for (let patch = 0; ; patch++) {
    const version = `9.3.${patch}`
    const chosen = users.filter((who) => getsCanary('mf-practice', { version, percent: PERCENT }, who))
    if (chosen.length > 0 && chosen.length < users.length) return version
  }
}

interface User {
  readonly page: Page
  readonly account: Account
  readonly token: string
  readonly hasCanary: boolean
}

/** Gives half of the demo users a version that fails. */
async function giveToSome({ portal, open }: Visit): Promise<{ users: User[]; version: string }> {
  const visitors: (Omit<User, 'hasCanary'> & { who: string })[] = []
  for (const account of Object.values(ACCOUNTS).filter((one) => !/new@|nobody@/.test(one))) {
    const page = await open('/dashboard', account)
    visitors.push({ page, account, ...(await userOf(page)) })
  }
  const version = versionThatSplits(visitors.map(({ who }) => who))
  await publishNext(portal, 'mf-practice', version, failing)
  await portalCommand(portal.folder, 'promote', 'mf-practice', version, '--percent', String(PERCENT))
  await eventually('served', TAKEN_UP_MS, async () => Boolean((await versionsOf(portal)).canaries))
  const isChosen = (who: string) => getsCanary('mf-practice', { version, percent: PERCENT }, who)
  return { version, users: visitors.map((one) => ({ ...one, hasCanary: isChosen(one.who) })) }
}

/** Each has the same after a reload: it is theirs, and no throw of a coin. Answers how often the canary was met. */
async function walk({ portal }: Visit, users: readonly User[]): Promise<number> {
  for (const { page, hasCanary } of users) {
    for (const load of [() => page.goto(SCREEN), () => page.reload()]) {
      await load()
      await see(hasCanary ? words(page) : shown(page)).toBeVisible()
    }
  }
  const chosen = users.filter(({ hasCanary }) => hasCanary)
  const [first] = chosen
  if (first) await getsItWithoutReload(portal, first.account)
  return chosen.length * 2 + 1
}

/** The history, an e-mail, and the screen of all others for whoever had the canary. */
async function isBack({ portal, note }: Visit, page: Page, stable: string): Promise<void> {
  await page.reload()
  await see(shown(page)).toBeVisible()
  const history = await portalCommand(portal.folder, 'history', 'mf-practice')
  note(history.trim().split('\n').at(-1)?.replaceAll(/ +/g, ' ') ?? '')
  holds('the step is of the guard', /guard +withdraw +mf-practice +9\.3\.\d+ +→/.test(history))
  const email = await readMail(page, 'practice@teams.portal.test', /([^]*9\.3\.\d[^]*)/)
  holds('the e-mail says what is served now', email.includes(stable))
}

/** A version that fails is given to half of the users: they alone meet it, and not for long. */
async function failingCanary(visit: Visit): Promise<void> {
  const { portal, wrote, note } = visit
  const stable = (await versionsOf(portal)).remotes['mf-practice']
  const { users, version } = await giveToSome(visit)
  const loads = await walk(visit, users)
  note(`${users.filter(({ hasCanary }) => hasCanary).length} of ${users.length} users have the canary`)
  await eventually('counted by pages', 15_000, async () => (await counted(portal)).get(version)?.render === loads)
  const row = (await counted(portal)).get(version)
  same('loads and faulty ones', [row?.loads, row?.faulty], [loads, loads])
  const [chosen, other] = [true, false].map((is) => users.find(({ hasCanary }) => hasCanary === is))
  if (!chosen || !other) throw new Error('All demo users are in one half')
  await countLoads(portal, other.token, 60, { version: stable, counts: ['load'] })
  await countLoads(portal, chosen.token, 199 - loads, { version, counts: ['load', 'render', 'faulty'] })
  await new Promise((resolve) => setTimeout(resolve, TWO_ROUNDS_MS))
  holds('199 loads are too few', Boolean((await versionsOf(portal)).canaries))
  wrote()
  await chosen.page.reload()
  await see(words(chosen.page)).toBeVisible()
  const since = performance.now()
  await eventually('rolled back', ROLLED_BACK_MS, async () => !(await versionsOf(portal)).canaries)
  note(`rolled back ${((performance.now() - since) / 1000).toFixed(1)} s after the 200th load failed`)
  await isBack(visit, chosen.page, stable)
}

/** A canary is met by its users alone, and rolled back by itself. */
export const family = browserFamily(() => ({ 'a version that fails half of the users': failingCanary }))
