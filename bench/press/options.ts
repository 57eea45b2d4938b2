import { parseArgs } from 'node:util'
import { ROUND_OPTIONS } from '../rounds'
import { ITEMS } from './walk/items'
import { LISTS } from './walk/lists'
import type { Step } from './walk/step'
import { WIZARD } from './walk/wizard'

export interface Options {
  readonly rounds: number
  /** What staff do, from the dashboard. */
  readonly staff: readonly Step[]
  /** Without the walk before, by which all code is there. */
  readonly isCold: boolean
  /** Ms that an interaction may take. */
  readonly limit: number
}

/** `--rounds 3`, and `--rounds 1 --lists --cold --limit 1500` on a machine at work: through the lists alone. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: ROUND_OPTIONS.rounds,
      lists: { type: 'boolean', default: false },
      cold: { type: 'boolean', default: false },
      limit: { type: 'string', default: '100' },
    },
  })
  return {
    rounds: Number(values.rounds),
    staff: values.lists ? LISTS : [...LISTS, ...WIZARD, ...ITEMS],
    isCold: values.cold,
    limit: Number(values.limit),
  }
}
