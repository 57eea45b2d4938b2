import type { BrowserContext } from 'playwright'
import type { PageUnderTest } from './pages'

interface Range {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}

const QUIET_MS = 1_000

/** Share of all script that a page fetches and that never runs until the screen has come to rest, in %. */
export async function measureNeverRun(context: BrowserContext, origin: string, page: PageUnderTest): Promise<number> {
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await tab.goto(origin + page.path)
  for (const part of page.whole) await tab.locator(part).first().waitFor()
  await tab.waitForLoadState('networkidle')
  await tab.waitForTimeout(QUIET_MS)
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const chunks = result.filter(({ url }) => url.startsWith(origin) && url.endsWith('.js'))
  const sum = { all: 0, never: 0 }
  for (const { functions } of chunks) {
    const ranges = functions.flatMap((each) => each.ranges)
    sum.all += Math.max(0, ...ranges.map(({ endOffset }) => endOffset))
    sum.never += neverRun(ranges)
  }
  await tab.close()
  return (100 * sum.never) / sum.all
}

/** Characters in ranges that never ran. A range within another has the say for its part. */
export function neverRun(ranges: readonly Range[]): number {
  const nested = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  const open: Range[] = []
  let [never, at] = [0, 0]
  const moveTo = (offset: number) => {
    if (open.at(-1)?.count === 0) never += offset - at
    at = offset
  }
  for (const range of nested) {
    for (let last = open.at(-1); last && last.endOffset <= range.startOffset; last = open.at(-1)) {
      moveTo(last.endOffset)
      open.pop()
    }
    moveTo(range.startOffset)
    open.push(range)
  }
  for (let last = open.pop(); last; last = open.pop()) {
    if (last.count === 0) never += last.endOffset - at
    at = last.endOffset
  }
  return never
}
