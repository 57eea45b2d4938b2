import type { Words } from '../words'
import type { Journal, Version } from './journal'

/** What the oracle is given for one booking. */
export interface Evidence {
  readonly journal: Journal
  readonly words: Words
  readonly id: string
  /** What it was, from the first to the last. */
  readonly versions: readonly Version[]
}
