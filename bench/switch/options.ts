import { parseArgs } from 'node:util'
import type { Variant } from '../load/variant'
import { readRounds, ROUND_OPTIONS } from '../rounds'
import type { Rounds } from '../rounds'
import { SCREENS } from './screens'
import type { Screen } from './screens'

export interface Options extends Rounds {
  readonly screens: readonly Screen[]
  readonly rival: Variant
  /** At most, as a share of the rival's time. */
  readonly limit: number
}

/** `--rounds 1 --screens /dashboard,/bookings --tuned --limit 3` on a machine at work. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...ROUND_OPTIONS,
      screens: { type: 'string' },
      tuned: { type: 'boolean', default: false },
      limit: { type: 'string', default: '1.1' },
    },
  })
  const names = values.screens?.split(',')
  return {
    ...readRounds(values),
    screens: SCREENS.filter(({ name }) => names?.includes(name) ?? true),
    rival: values.tuned ? 'tuned' : 'ordinary',
    limit: Number(values.limit),
  }
}
