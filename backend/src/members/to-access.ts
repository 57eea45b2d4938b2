import type { MemberAccess } from '@portal/domain'
import type { ContactRow } from '../db/schema/practice'

/** What the rules need to know of a stored member. */
export const toAccess = ({ id, portalAccess, active }: ContactRow): MemberAccess => ({
  id,
  level: portalAccess,
  active,
})
