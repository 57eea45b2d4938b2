import type { CDPSession, Page } from '@playwright/test'
import { SERVICE_TYPE } from '@portal/domain'
import { bookingsOf } from '../fixtures/bookings'
import { browserFamily } from './portal/browser-family'
import type { Visit } from './portal/browser-family'
import { goTo } from './portal/go-to'
import { see } from './portal/wizard'
import { holds } from './tools/check'

const TIMES = 50
/** What is loaded once, compiled and kept is no growth. */
const WARM_UP = 5
const MOST_GROWTH_MB = 3
/** Caches of the last screens hold a few. */
const MOST_NODES = 200
const MOST_LISTENERS = 20

interface Held {
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
}

/** What the page holds once everything that nobody holds is gone. */
async function held(devtools: CDPSession): Promise<Held> {
  for (let at = 0; at < 3; at++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heapMb: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Each remote's screen or slots, and a sign that they are there. */
async function places(page: Page) {
  const bookings = bookingsOf(page)
  const id = await bookings.create(SERVICE_TYPE.privateReturn)
  return [
    { address: '/bookings', shown: () => page.getByRole('rowheader').first() },
    { address: '/new-booking', shown: () => page.getByLabel('Booking vet staff member') },
    { address: '/customer-support', shown: () => page.getByText('Client Care Team') },
    { address: '/booking/booking-100007', shown: () => page.getByRole('region', { name: /^Engraving of the/ }) },
    {
      address: `/edit-booking-private/${id}#product-list`,
      shown: () => page.getByRole('button', { name: /^Details of/ }).first(),
    },
    { address: '/dashboard', shown: () => page.getByRole('heading', { level: 1, name: 'Dashboard' }) },
  ]
}

/** Fifty times in and out of every remote and its slots. */
async function inAndOut({ open, wrote, tell }: Visit): Promise<void> {
  const page = await open()
  const walk = await places(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const round = async () => {
    for (const { address, shown } of walk) {
      await goTo(page, address)
      await see(shown()).toBeVisible()
    }
  }
  for (let at = 0; at < WARM_UP; at++) await round()
  const before = await held(devtools)
  for (let at = 0; at < TIMES; at++) await round()
  const after = await held(devtools)
  wrote()
  const growth = after.heapMb - before.heapMb
  tell(
    `${growth.toFixed(2)} MB, nodes ${before.nodes} to ${after.nodes}, listeners ${before.listeners} to ${after.listeners}`,
  )
  holds(`the heap has grown by ${growth.toFixed(2)} MB`, growth < MOST_GROWTH_MB)
  holds(`nodes: ${before.nodes}, then ${after.nodes}`, after.nodes - before.nodes < MOST_NODES)
  holds(`listeners: ${before.listeners}, then ${after.listeners}`, after.listeners - before.listeners < MOST_LISTENERS)
}

/** What is left is given back. */
export const family = browserFamily(() => ({ 'fifty times in and out of every remote': inAndOut }))
