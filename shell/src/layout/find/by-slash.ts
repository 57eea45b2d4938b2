import { v } from '@portal/domain'
import { storedPreference } from '@portal/federation'

/** Whether `/` opens the box too, for each user of this computer [OPEN-179]. */
export const bySlash = storedPreference('find-by-slash', v.boolean())
