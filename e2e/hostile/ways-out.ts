import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Listeners } from './listeners'
import { leavingWays } from '../third-party/mf-hostile/src/leaving-ways'
import { ways } from '../third-party/mf-hostile/src/ways'

/** Ways that leave the page where it is: they can be tried all at once. */
export const STAYING = Object.keys(ways)
/** All of them. */
export const WAYS = [...STAYING, ...Object.keys(leavingWays)]

/**
 * What leaves in Chromium with the page's policy, and why it does stands in 0051: no policy knows navigations, and the
 * one that knows WebRTC (`webrtc`) no browser has.
 */
export const LEAVES = ['WebRTC', 'link', 'location', 'meta refresh', 'window.open']

/** What arrives of nobody here even without a policy: that it stays proves nothing. */
export const UNSEEN = ['dns-prefetch', 'icon', 'iframe without a policy', 'manifest', 'preconnect']

/** What something else than the policy of the page keeps in; scripts without a hash the browser itself [OPEN-260]. */
const CLOSED_BESIDES = ['script', 'worker', 'service worker']
/** What leaves, of those that can be tried at once, where the page has no policy: all that this browser shows. */
export const WITHOUT_POLICY = STAYING.filter((name) => ![...UNSEEN, ...CLOSED_BESIDES].includes(name)).toSorted()

/**
 * Where tokens lie in a signed-in page, for every script of it to read: until they go elsewhere, ASVS 10.1.1 is open.
 * In the place of the refresh token is a word [OPEN-214].
 */
export const TOKENS = [/^local .*\.accessToken$/, /^local .*\.idToken$/, /^local portal\.personal\.session-token$/]

/** Presses the button of all ways that can be tried at once, and waits until each has ended. */
export async function tryAllAtOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All at once' }).click()
  await expect(page.getByRole('list', { name: 'Done' }).getByRole('listitem')).toHaveCount(STAYING.length)
}

/** Presses the button of one way; when it does not take the page away, waits until it has ended. */
export async function tryOne(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  if (STAYING.includes(name)) {
    await page.getByRole('list', { name: 'Done' }).getByText(name, { exact: true }).waitFor()
  }
}

/** Sends the page itself out, which is known to arrive: what was on its way before has had its time. */
export async function leave(page: Page, { ports, reached }: Listeners): Promise<void> {
  await page.evaluate((port) => location.assign(`http://127.0.0.1:${port}/`), ports.location)
  await expect.poll(reached).toContain('location')
}
