import * as v from 'valibot'

const FiguresSchema = v.strictObject({
  loads: v.number(),
  /** Loads that failed, in percent. */
  share: v.number(),
  p75_ms: v.nullable(v.number()),
})

/** Why a canary was taken back where nobody did: what was counted of it, and of what all others had. */
export const ReasonSchema = v.strictObject({
  why: v.picklist(['errors', 'slow']),
  canary: FiguresSchema,
  stable: FiguresSchema,
})
export type Reason = v.InferOutput<typeof ReasonSchema>

/** The reason in words, both figures behind each other. */
export function reasonWords({ why, canary, stable }: Reason): string {
  if (why === 'errors') {
    return `${canary.share} % of ${canary.loads} loads failed, of the stable version's ${stable.share} %`
  }
  return `three of four loads took up to ${canary.p75_ms} ms, of the stable version's ${stable.p75_ms} ms`
}
