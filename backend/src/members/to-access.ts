import type { MemberAccess } from '@portal/domain'
import type { ContactRow } from '../db/schema/practice'

/** The facts of a stored member for the access rules. */
export const toAccess = ({ id, portalAccess, active }: ContactRow): MemberAccess => ({
  id,
  level: portalAccess,
  active,
})
