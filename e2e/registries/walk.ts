import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { MUTATED } from './documents'
import type { Mutations } from './documents'

/** What the pages came to. */
export interface Outcome {
  /** The screen itself stood there. */
  readonly screens: number
  /** Words stood in its place. */
  readonly words: number
  /** Pages with neither, with a failure that nobody caught, or that asked elsewhere: by their seed, why. */
  readonly broken: readonly string[]
}

/** Opens a signed-in page once for each seed. */
export async function walkRegistries(page: Page, { pageOf }: Mutations, seeds: readonly number[]): Promise<Outcome> {
  const { origin } = new URL(page.url())
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.context().route(
    (url) => url.origin !== origin,
    (route) => {
      faults.push(`asked ${route.request().url()}`)
      return route.abort()
    },
  )
  const [broken, titles]: [string[], string[]] = [[], []]
  const title = page.getByRole('heading', { level: 1 })
  for (const seed of seeds) {
    faults.length = 0
    const document = await pageOf(seed)
    await page.route(`**${MUTATED.path}`, (route) => route.fulfill(document))
    await page.goto(MUTATED.path)
    await expect(title)
      .toBeVisible()
      .catch(() => faults.push('a blank page'))
    if (faults.length > 0) broken.push(`${seed}: ${faults.join(', ')}`)
    else titles.push(await title.innerText())
    await page.unroute(`**${MUTATED.path}`)
  }
  const screens = titles.filter((text) => text === 'Customer Support').length
  return { screens, words: titles.length - screens, broken }
}

/** Seeds from 1. */
export const seedsUpTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)
