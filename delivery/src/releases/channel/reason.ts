import { AUTO_ROLLBACK_REASONS } from '@portal/domain-bundled/auto-rollback'
import type { AutoRollbackReason } from '@portal/domain-bundled/auto-rollback'
import * as v from 'valibot'

const FiguresSchema = v.strictObject({
  loads: v.number(),
  /** Failed loads in percent. */
  share: v.number(),
  p75_ms: v.nullable(v.number()),
})

/** Why the guard rolled a canary back, with its figures and those of the stable version. */
export const ReasonSchema = v.strictObject({
  why: v.picklist(AUTO_ROLLBACK_REASONS),
  canary: FiguresSchema,
  stable: FiguresSchema,
})
export type Reason = v.InferOutput<typeof ReasonSchema>

const REASON_TEXTS: Readonly<Record<AutoRollbackReason, (figures: Omit<Reason, 'why'>) => string>> = {
  errors: ({ canary, stable }) =>
    `${canary.share} % of ${canary.loads} loads failed, ${stable.share} % of the stable version's`,
  slow: ({ canary, stable }) =>
    `three of four loads took up to ${canary.p75_ms} ms, ${stable.p75_ms} ms in the stable version`,
}

/** One sentence with both figures. */
export const describeReason = ({ why, ...figures }: Reason): string => REASON_TEXTS[why](figures)
