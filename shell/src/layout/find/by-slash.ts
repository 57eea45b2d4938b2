import { v } from '@portal/domain'
import { storedPreference } from '@portal/federation'

/** Whether `/` opens the box too, per user on this computer [OPEN-179]. */
export const bySlash = storedPreference('find-by-slash', v.boolean())
