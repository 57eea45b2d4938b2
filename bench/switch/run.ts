import { join } from 'node:path'
import { median } from '../load/measure'
import { launchBrowser, signedInState } from '../load/pages'
import { startStack } from '../load/stack'
import { measureSwitch, SCREENS, slowDown } from './measure'
import type { Screen } from './measure'

const root = join(import.meta.dirname, '../..')
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
const TARGET_MS = 100
/** Long enough for pictures to be decoded at the slow processor: nobody leaves a page sooner. */
const SETTLED_MS = 1_000

/** `pnpm bench:switch`: from one loaded remote to another at a four times slower processor, click to painted content. */
async function run(): Promise<void> {
  const given = process.env.BENCH_ORIGIN
  const stack = given ? { origin: given, stop: async () => undefined } : await startStack(root)
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({
      baseURL: stack.origin,
      storageState: await signedInState(browser, stack.origin),
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    await page.goto('/dashboard')
    for (const screen of [...SCREENS.slice(1), ...SCREENS]) await measureSwitch(page, screen)
    await slowDown(page)
    const taken = new Map<string, number[]>()
    for (let round = 0; round < ROUNDS; round++) {
      for (const { from, to } of pairs()) {
        await measureSwitch(page, from)
        await page.waitForTimeout(SETTLED_MS)
        const key = `${from.link} -> ${to.link}`
        taken.set(key, [...(taken.get(key) ?? []), await measureSwitch(page, to)])
        await page.waitForTimeout(SETTLED_MS)
      }
    }
    print(taken)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

/** Every ordered pair of screens whose remotes differ. */
function pairs(): { from: Screen; to: Screen }[] {
  return SCREENS.flatMap((from) => SCREENS.filter((to) => to.remote !== from.remote).map((to) => ({ from, to })))
}

function print(taken: ReadonlyMap<string, readonly number[]>): void {
  let missed = 0
  for (const [key, values] of taken) {
    const middle = median(values)
    if (middle >= TARGET_MS) missed++
    const worst = Math.max(...values)
    console.log(
      `${key.padEnd(36)} median ${middle.toFixed(0).padStart(4)} ms   worst ${worst.toFixed(0).padStart(4)} ms`,
    )
  }
  console.log(missed === 0 ? `All below ${TARGET_MS} ms.` : `${missed} of ${taken.size} medians miss ${TARGET_MS} ms.`)
}

await run()
