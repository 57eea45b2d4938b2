import { AUTO_ROLLBACK_REASONS } from '@portal/domain/auto-rollback'
import type { AutoRollbackReason } from '@portal/domain/auto-rollback'
import * as v from 'valibot'

const FiguresSchema = v.strictObject({
  loads: v.number(),
  /** Loads that failed, in percent. */
  share: v.number(),
  p75_ms: v.nullable(v.number()),
})

/** Why a canary was rolled back where nobody did: what was counted of it, and of what all others had. */
export const ReasonSchema = v.strictObject({
  why: v.picklist(AUTO_ROLLBACK_REASONS),
  canary: FiguresSchema,
  stable: FiguresSchema,
})
export type Reason = v.InferOutput<typeof ReasonSchema>

const REASON_TEXTS: Readonly<Record<AutoRollbackReason, (figures: Omit<Reason, 'why'>) => string>> = {
  errors: ({ canary, stable }) =>
    `${canary.share} % of ${canary.loads} loads failed, of the stable version's ${stable.share} %`,
  slow: ({ canary, stable }) =>
    `three of four loads took up to ${canary.p75_ms} ms, of the stable version's ${stable.p75_ms} ms`,
}

/** The reason in words, both figures behind each other. */
export const describeReason = ({ why, ...figures }: Reason): string => REASON_TEXTS[why](figures)
