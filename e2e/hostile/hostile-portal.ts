import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { ACCOUNTS } from '../fixtures/accounts'
import { openElsewhere } from '../fixtures/sign-in'
import { openOwnStore } from '../own-store/web-server'
import { buildHostile } from '../third-party/build'

/** The portal under test with a hostile remote beside its own, released as every remote is. */
export interface HostilePortal {
  readonly origin: string
  /** A signed-in page of the hostile remote, which is told where its ways lead. */
  readonly open: (
    browser: Browser,
    options: BrowserContextOptions,
    ports: Readonly<Record<string, number>>,
  ) => Promise<Page>
  readonly close: () => Promise<void>
}

/** @param portal the portal under test, which answers for API and cloud */
export async function openHostilePortal(portal: string): Promise<HostilePortal> {
  const origin = `http://localhost:${await innerPort()}`
  const [{ folder, remove }, store] = await Promise.all([buildHostile(), openOwnStore(portal)])
  await store.command({}, 'publish', 'mf-hostile', '--from', folder, '--as', '1.0.0', '--promote')
  // No development server: its pages run no script without a hash.
  await store.serve(Number(new URL(origin).port), { PUBLIC_ORIGIN: origin, DEV_REMOTES_DIR: '' })
  return {
    origin,
    open: async (browser, options, ports) => {
      const context = await openElsewhere(browser, { ...options, baseURL: portal }, ACCOUNTS.harbourOwner, origin)
      const page = await context.newPage()
      const query = Object.entries(ports).map(([name, port]) => `${encodeURIComponent(name)}=${port}`)
      await page.goto(`/hostile#${query.join('&')}`)
      await page.getByRole('heading', { level: 1, name: 'Hostile' }).waitFor()
      return page
    },
    close: async () => {
      await store.close()
      remove()
    },
  }
}
