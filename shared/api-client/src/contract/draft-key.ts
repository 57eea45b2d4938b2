import { v } from '@portal/domain'
import { endpoint } from './endpoint'
import { IdParams } from './shared-schemas'

const key = v.pipe(v.string(), v.regex(/^[\w+/]{43}=$/))

/** Derived from user and id and never stored: one user always gets the same key, and no other user gets it. */
export const getDraftKey = endpoint('getDraftKey', {
  method: 'GET',
  path: 'portal/draft_key/{id}',
  summary:
    "The signed-in user's own key of this id, to seal drafts with; 32 bytes in base64. `others` may have sealed them: before the secret was changed",
  access: 'staff',
  params: IdParams,
  response: v.object({ key, others: v.array(key) }),
  keepsSession: true,
})
