import * as v from 'valibot'

/** Who is signed in [SHL-24]; kept in storage, so read with this schema. */
export const SessionUserSchema = v.object({
  email: v.string(),
  username: v.string(),
  brand: v.string(),
  role: v.string(),
  id: v.string(),
})
export type SessionUser = v.InferOutput<typeof SessionUserSchema>
