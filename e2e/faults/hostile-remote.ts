import { openHostilePortal } from '../hostile/hostile-portal'
import type { HostilePortal } from '../hostile/hostile-portal'
import { openListeners } from '../hostile/listeners'
import type { Listeners } from '../hostile/listeners'
import { leave, LEAVES, STAYING, tryAllAtOnce, tryOne, UNSEEN, WAYS, WITHOUT_POLICY } from '../hostile/ways-out'
import { AS_IN_THE_JOURNEYS } from './portal/browser-family'
import { portal } from './portal/portal'
import { same } from './tools/check'
import type { Cell, Family } from './tools/family'

interface Surroundings {
  readonly hostile: HostilePortal
  readonly listeners: Listeners
}

const openPage = async ({ hostile, listeners }: Surroundings, more: object = {}) =>
  hostile.open((await portal()).browser, { ...AS_IN_THE_JOURNEYS, ...more }, listeners.ports)

/** What had arrived when the page itself went out at last. */
async function arrived(page: Awaited<ReturnType<typeof openPage>>, listeners: Listeners): Promise<string[]> {
  if (!listeners.reached().includes('location')) await leave(page, listeners)
  return listeners.reached()
}

const cellOf = (name: string, around: Surroundings): Cell => ({
  name: `${name} ${LEAVES.includes(name) ? 'leaves' : 'stays'}`,
  walk: async ({ note }) => {
    const { listeners } = around
    listeners.forget()
    const page = await openPage(around)
    await tryOne(page, name)
    const isOut = LEAVES.includes(name)
    if (isOut) await untilReached(listeners, name)
    same(
      'what arrived',
      (await arrived(page, listeners)).filter((one) => one === name),
      isOut ? [name] : [],
    )
    if (UNSEEN.includes(name)) note('arrives of nobody in this browser: proves nothing')
    await page.context().close()
  },
})

async function untilReached({ reached }: Listeners, name: string): Promise<void> {
  const until = Date.now() + 10_000
  while (!reached().includes(name) && Date.now() < until) await new Promise((resolve) => void setTimeout(resolve, 50))
}

/** Without the policy of the page nearly all of it leaves: the walk can see what it looks for. */
const withoutPolicy = (around: Surroundings): Cell => ({
  name: 'without the policy of the page, all that this browser shows leaves',
  walk: async ({ note }) => {
    const { listeners } = around
    listeners.forget()
    const page = await openPage(around, { bypassCSP: true })
    await tryAllAtOnce(page)
    const out = (await arrived(page, listeners)).filter((name) => STAYING.includes(name))
    note(`${out.length} of ${STAYING.length} leave`)
    same('what leaves', out, WITHOUT_POLICY)
    await page.context().close()
  },
})

/** Each way out of a hostile remote: which leave, and that no other does. */
export const family: Family = {
  isReadOnly: true,
  open: async ({ isQuick }) => {
    const hostile = await openHostilePortal((await portal()).origin)
    const listeners = await openListeners(WAYS)
    const around = { hostile, listeners }
    const names = isQuick ? WAYS.filter((name) => LEAVES.includes(name)) : WAYS
    return {
      cells: [...names.map((name) => cellOf(name, around)), withoutPolicy(around)],
      close: async () => {
        listeners.close()
        await hostile.close()
      },
    }
  },
}
