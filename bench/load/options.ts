import { parseArgs } from 'node:util'
import { readRounds, ROUND_OPTIONS } from '../rounds'
import type { Rounds } from '../rounds'
import { PAGES } from './pages'
import type { PageUnderTest } from './pages'
import { VARIANTS } from './variant'
import type { Variant } from './variant'

export interface Options extends Rounds {
  readonly variants: readonly Variant[]
  readonly pages: readonly PageUnderTest[]
  /** Without the second to the fourth visit. */
  readonly coldOnly: boolean
  /** Judged by this alone, in a small form of the bench: the whole screen's time as a share of the tuned build's. */
  readonly limit: number | null
}

/**
 * `--rounds 3 --variants federated,ordinary --pages /bookings,/login --cold` while something is being built,
 * `--variants tuned,federated --pages /bookings --cold --limit 1.3` on a machine at work.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...ROUND_OPTIONS,
      variants: { type: 'string', default: 'ordinary,tuned,federated' },
      pages: { type: 'string', default: PAGES.map(({ name }) => name).join() },
      cold: { type: 'boolean', default: false },
      limit: { type: 'string' },
    },
  })
  return {
    ...readRounds(values),
    variants: values.variants.split(',').map((name) => known(VARIANTS, (each) => each === name, name)),
    pages: values.pages.split(',').map((name) => known(PAGES, (page) => page.name === name, name)),
    coldOnly: values.cold,
    limit: values.limit === undefined ? null : Number(values.limit),
  }
}

function known<T>(all: readonly T[], isIt: (each: T) => boolean, name: string): T {
  const found = all.find(isIt)
  if (found === undefined) throw new Error(`The bench knows no ${name}`)
  return found
}
