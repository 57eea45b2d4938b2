// A file apart from the rules: the shell's first script loads the schema only.
import * as v from 'valibot'

/** The signed-in user [SHL-24]. Comes from browser storage, so parse it with this schema. */
export const SessionUserSchema = v.object({
  email: v.string(),
  username: v.string(),
  brand: v.string(),
  role: v.string(),
  id: v.string(),
})
export type SessionUser = v.InferOutput<typeof SessionUserSchema>
