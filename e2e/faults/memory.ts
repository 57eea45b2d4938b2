import type { CDPSession, Locator, Page } from '@playwright/test'
import { PARTS, SLOTS } from '../broken-parts/parts'
import type { Part } from '../broken-parts/parts'
import { browserFamily } from './portal/browser-family'
import type { Visit } from './portal/browser-family'
import { goTo } from './portal/go-to'
import { see } from './portal/wizard'
import { holds } from './tools/check'

const TIMES = 50
/** What is loaded once, compiled and kept is no growth. */
const WARM_UP = 5
const MOST_GROWTH_MB = 2
/** Caches of the last screens hold a few. */
const MOST_NODES = 200
const MOST_LISTENERS = 20

interface Held {
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
}

/** Not what scripts hold: code that the engine makes of what runs often, and what the browser keeps for who looks at it. */
const NOT_THEIRS = ['code', 'native']

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: readonly number[]
}

/** The megabytes that scripts hold. */
async function heldByScripts(devtools: CDPSession): Promise<number> {
  const parts: string[] = []
  const keep = ({ chunk }: { chunk: string }) => void parts.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await devtools.send('HeapProfiler.takeHeapSnapshot')
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes }: Snapshot = JSON.parse(parts.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!NOT_THEIRS.includes(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0
  }
  return bytes / 2 ** 20
}

/** What the page holds once everything that nobody holds is gone. */
async function held(devtools: CDPSession): Promise<Held> {
  for (let at = 0; at < 3; at++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heapMb: await heldByScripts(devtools), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

interface Place extends Pick<Part, 'reach'> {
  readonly address: string
  readonly shown: (page: Page) => Locator
}

/** These parts and a screen beside them, and a sign of each that it is there. */
async function places(page: Page, parts: readonly Part[]): Promise<Place[]> {
  const places = parts.map(async ({ open, ...part }) => ({ ...part, address: await open(page) }))
  const dashboard = { address: '/dashboard', shown: () => page.getByRole('heading', { level: 1, name: 'Dashboard' }) }
  return [...(await Promise.all(places)), dashboard]
}

async function walkOnce(page: Page, walk: readonly Place[]): Promise<void> {
  for (const { address, reach, shown } of walk) {
    await goTo(page, address)
    await reach?.(page)
    await see(shown(page)).toBeVisible()
    // Out of a dialog, where it stands in one.
    if (reach) await page.keyboard.press('Escape')
  }
}

/** Fifty times in and out of each. */
async function inAndOut(parts: readonly Part[], { open, wrote, note }: Visit): Promise<void> {
  const page = await open()
  const walk = await places(page, parts)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  for (let at = 0; at < WARM_UP; at++) await walkOnce(page, walk)
  const before = await held(devtools)
  for (let at = 0; at < TIMES; at++) await walkOnce(page, walk)
  const after = await held(devtools)
  wrote()
  const growth = after.heapMb - before.heapMb
  note(
    `${growth.toFixed(2)} MB, nodes ${before.nodes} to ${after.nodes}, listeners ${before.listeners} to ${after.listeners}`,
  )
  holds(`the heap has grown by ${growth.toFixed(2)} MB`, growth < MOST_GROWTH_MB)
  holds(`nodes: ${before.nodes}, then ${after.nodes}`, after.nodes - before.nodes < MOST_NODES)
  holds(`listeners: ${before.listeners}, then ${after.listeners}`, after.listeners - before.listeners < MOST_LISTENERS)
}

/** What is left is given back. */
export const family = browserFamily(() => ({
  'fifty times in and out of every remote': (visit) => inAndOut(PARTS, visit),
  'fifty times in and out of every slot': (visit) => inAndOut(SLOTS, visit),
}))
