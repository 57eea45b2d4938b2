import { v } from '@portal/domain'

/** Body of every error response. */
export const ErrorBodySchema = v.object({
  message: v.nullish(v.string(), ''),
  errors: v.nullish(
    v.object({ detail: v.nullish(v.union([v.string(), v.record(v.string(), v.string())]), null) }),
    null,
  ),
})
export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>
