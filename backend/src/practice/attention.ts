import { BRANDS } from '@portal/brand'
import { brandCodeOf } from '@portal/domain'
import type { AttentionKind } from '@portal/domain'
import { waitedBefore } from '@portal/domain-bundled/attention'
import type { PracticeRow } from '../db/schema/practice'
import { clockOf } from './clock'

/**
 * A wait that began before these moments is too long, by the practice's brand and time zone [OPEN-181,
 * OPEN-182].
 */
export function waitedTooLong(
  practice: Pick<PracticeRow, 'brand' | 'office'>,
  now: Date,
): Readonly<Record<AttentionKind, Date>> {
  const after = BRANDS[brandCodeOf({ code: practice.brand })].attentionAfterDays
  const before = (kind: AttentionKind) => waitedBefore(after[kind], now, clockOf(practice))
  return {
    changes: before('changes'),
    instructions: before('instructions'),
    approval: before('approval'),
    unsubmitted: before('unsubmitted'),
  }
}
