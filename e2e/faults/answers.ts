import type { Page, Request } from '@playwright/test'
import { browserFamily } from './portal/browser-family'
import type { Visit, Walk } from './portal/browser-family'
import { breakCall, callOf } from './portal/broken-answer'
import type { Brokenness } from './portal/broken-answer'
import { SCREENS } from './portal/screens'
import type { Screen } from './portal/screens'
import { see } from './portal/wizard'
import { FAILURE } from './tools/failure-words'
import { messageOf } from '@portal/domain/unknown'

const FAULTS: readonly Brokenness[] = ['500', '502 with HTML', 'hang', 'cut off', 'wrong type']
const PATIENCE_MS = 17_000

/** Longer than the pause before a read is tried a second time. */
const STILL_ROUNDS = 4

/** Words of a list that has nothing in it. */
const EMPTY = /No \w+ (found|available)|No product available|No items found|is empty|not been|No one|nobody/gi

/** Calls that may fail without a word: what they add is left out, or stands in other words. */
const QUIET: Readonly<Record<string, string>> = {
  '/api/portal/dropdown/vet_facing_string_map': 'stages show raw [EXT-05]',
  '/api/portal/booking?page=1&page_size=10': 'the names used lately are left out [WIZ-03]',
}

/** Asked for once in a session, whatever screen is open [OPEN-15]; `shell/src/sealed-drafts` has its specs. */
const OF_THE_SESSION = /\/draft_key\//

interface Look {
  readonly text: string
  readonly calls: readonly string[]
}

const textOf = async (page: Page) => (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').trim()

/** Waits until the page has stopped changing. */
async function settled(page: Page): Promise<string> {
  let [text, still] = ['', 0]
  for (let round = 0; round < 30 && still < STILL_ROUNDS; round++) {
    await page.waitForTimeout(500)
    const now = await textOf(page)
    still = now === text ? still + 1 : 0
    text = now
  }
  return text
}

interface Healthy {
  readonly path: string
  readonly opened: Look
  /** After what the user does there; the calls that this added. */
  readonly acted: Look
}

/** Opens the screen as it is when all is well, and notes which calls it makes. */
async function record(page: Page, screen: Screen): Promise<Healthy> {
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(page)
  const calls: string[] = []
  const note = (request: Request) => {
    const call = callOf(request.url())
    const isCall = request.method() === 'GET' && ['fetch', 'xhr'].includes(request.resourceType())
    const isOfTheScreen = call.startsWith('/api/') && !OF_THE_SESSION.test(call)
    if (isCall && isOfTheScreen && !calls.includes(call)) calls.push(call)
  }
  page.on('request', note)
  await page.goto(path)
  await see(page.locator('body')).toHaveText(screen.shows)
  const opened = { text: await settled(page), calls: [...calls] }
  await screen.act?.(page)
  const acted = { text: await settled(page), calls: calls.filter((call) => !opened.calls.includes(call)) }
  page.off('request', note)
  return { path, opened, acted }
}

/** Walks one fault of one call; answers how it was met, and throws when it was met badly. */
async function walkFault(page: Page, screen: Screen, healthy: Healthy, call: string, how: Brokenness): Promise<string> {
  const isActed = healthy.acted.calls.includes(call)
  const { text: well } = isActed ? healthy.acted : healthy.opened
  if (how === 'hang') await page.clock.install()
  const broke = await breakCall(page, call, how)
  await page.goto(healthy.path)
  if (isActed) {
    await see(page.locator('body')).toHaveText(screen.shows)
    await screen.act?.(page)
  }
  await see.poll(broke, { message: 'the call is made again' }).toBeGreaterThan(0)
  const waiting = await settled(page)
  if (how === 'hang') {
    refuseEmptyWords(waiting, well, 'while it waits')
    await page.clock.fastForward(PATIENCE_MS)
    await page.clock.fastForward(PATIENCE_MS)
  }
  const broken = await settled(page)
  if (broken.length < 40) throw new Error(`a blank screen: "${broken}"`)
  refuseEmptyWords(broken, well, 'after the failure')
  if (broken === well) return 'not seen'
  if (!FAILURE.test(broken)) {
    if (QUIET[call]) return QUIET[call]
    throw new Error(`no word of a failure: ${difference(well, broken)}`)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const retry = page.getByRole('button', { name: /^(Retry|Try again)$/ })
  if ((await retry.count()) === 0) throw new Error(`no Retry: ${difference(well, broken)}`)
  await retry.first().click()
  let mended = await settled(page)
  if (mended !== well && (await retry.count()) > 0) {
    await retry.first().click()
    mended = await settled(page)
  }
  if (FAILURE.test(mended) && !FAILURE.test(well))
    throw new Error(`Retry does not mend it: ${difference(well, mended)}`)
  return 'said, Retry works'
}

function refuseEmptyWords(text: string, well: string, when: string): void {
  const allowed = new Set(well.match(EMPTY) ?? [])
  const said = (text.match(EMPTY) ?? []).filter((words) => !allowed.has(words))
  if (said.length > 0) throw new Error(`words of an empty list ${when}: ${said.join(', ')}`)
}

/** Where the second text leaves the first. */
function difference(well: string, broken: string): string {
  let at = 0
  while (at < well.length && well[at] === broken[at]) at++
  return `…${broken.slice(Math.max(0, at - 20), at + 160)}`
}

/** What the frame around every screen asks for: walked once. */
const OF_THE_FRAME = /^\/api\/portal\/(vet|brand\?.*)$/

/** All calls of one screen with each fault; in a quick run those that no screen before has made, with one. */
const walkScreen =
  (name: string, screen: Screen, { isQuick, walked }: { isQuick: boolean; walked: Set<string> }): Walk =>
  async ({ open, leave, note }: Visit) => {
    const page = await open('/no/such/page', screen.account)
    const healthy = await record(page, screen)
    const problems: string[] = []
    for (const call of [...healthy.opened.calls, ...healthy.acted.calls]) {
      if (walked.has(call) && (isQuick || OF_THE_FRAME.test(call))) continue
      walked.add(call)
      const short = call
        .replace('/api/', '')
        .replaceAll(/[\da-f-]{36}/g, 'ID')
        .slice(0, 90)
      const walks = (isQuick ? FAULTS.slice(0, 1) : FAULTS).map(async (how) => {
        // A visitor of its own: the clock of one is the clock of all its pages.
        const fresh = await open('', screen.account)
        try {
          return `${how}: ${await walkFault(fresh, screen, healthy, call, how)}`
        } catch (failure) {
          problems.push(`${short} ${how}: ${messageOf(failure)}`)
          return `${how}: FAILED`
        } finally {
          await leave(fresh)
        }
      })
      note(`\n    ${name} × ${short}: ${(await Promise.all(walks)).join(', ')}`)
    }
    if (problems.length > 0) throw new Error(`\n    ${problems.join('\n    ')}`)
  }

/** Every call of every screen, answered badly: never an empty list, never a blank screen, Retry works [OPEN-80, SHL-60]. */
export const family = browserFamily(
  ({ isQuick }) => {
    const walked = new Set<string>()
    const walks = Object.entries(SCREENS).map(([name, screen]) => [name, walkScreen(name, screen, { isQuick, walked })])
    return Object.fromEntries(walks)
  },
  { isReadOnly: true },
)
