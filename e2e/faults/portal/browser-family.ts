import { stripVTControlCharacters } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { ACCOUNTS } from '../../fixtures/accounts'
import type { Account } from '../../fixtures/accounts'
import { forgetRenewed, openSignedIn } from '../../fixtures/sign-in'
import type { Cell, Family, FaultOptions, Notes } from '../tools/family'
import { portal } from './portal'
import type { Portal } from './portal'
import { messageOf } from '@portal/domain/unknown'

/** What a cell in the browser works with. */
export interface Visit extends Notes {
  readonly portal: Portal
  /** A signed-in visitor of their own, standing on the path; '' is for one who has not gone anywhere. */
  open(path?: string, account?: Account): Promise<Page>
  /** Such a visitor goes before the end of the cell. */
  leave(page: Page): Promise<void>
}

export type Walk = (visit: Visit) => Promise<void>

export const AS_IN_THE_JOURNEYS = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-AU',
  timezoneId: 'Australia/Perth',
}

/** A family whose cells are walked in the browser, against the one portal of the run. */
export function browserFamily(
  walks: (options: FaultOptions) => Promise<Readonly<Record<string, Walk>>> | Readonly<Record<string, Walk>>,
  traits: Pick<Family, 'isReadOnly'> = {},
): Family {
  return {
    ...traits,
    open: async (options) => ({
      cells: Object.entries(await walks(options)).map(([name, walk]) => browserCell(name, walk)),
      // The portal ends with the run: further families use it.
      close: async () => {},
    }),
  }
}

/** At its end its visitors leave, and what it broke is put right. */
function browserCell(name: string, walk: Walk): Cell {
  return {
    name,
    walk: async (notes) => {
      const running = await portal()
      const visitors = new Map<BrowserContext, Account>()
      const open: Visit['open'] = async (path = '/dashboard', account = ACCOUNTS.harbourOwner) => {
        const options = { ...AS_IN_THE_JOURNEYS, baseURL: running.origin }
        const page = await openSignedIn(running.browser, options, account)
        page.setDefaultTimeout(15_000)
        const visitor = page.context()
        visitors.set(visitor, account)
        visitor.once('close', () => visitors.delete(visitor))
        if (path) await page.goto(path)
        return page
      }
      const leave: Visit['leave'] = async (page) => {
        const visitor = page.context()
        const account = visitors.get(visitor)
        // A closed one can no longer be asked whether its session was renewed.
        if (account) await forgetRenewed(visitor, account)
        await visitor.close()
      }
      try {
        await walk({ ...notes, portal: running, open, leave })
      } catch (error) {
        throw new Error(await problemOf(error, [...visitors.keys()]), { cause: error })
      } finally {
        running.cloud.repair()
        for (const [visitor, account] of visitors) {
          await forgetRenewed(visitor, account)
          await visitor.close()
        }
      }
    },
  }
}

const LONGEST = 400
const shortened = (text: string) => stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').slice(0, LONGEST)

/** One line for the table: what failed, and what each visitor had before their eyes. */
async function problemOf(failure: unknown, visitors: readonly BrowserContext[]): Promise<string> {
  const said = [shortened(messageOf(failure))]
  for (const page of visitors.flatMap((visitor) => visitor.pages())) {
    said.push(`[${new URL(page.url()).pathname}: ${shortened(await textOf(page))}]`)
  }
  return said.join(' ')
}

async function textOf(page: Page): Promise<string> {
  try {
    return await page.locator('main, body').last().innerText({ timeout: 2000 })
  } catch {
    return ''
  }
}
