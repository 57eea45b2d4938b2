import { v } from '@portal/domain'
import { storedInTab } from '@portal/federation'

export interface ChooserValues {
  readonly vetStaff: string
  /** Slug of the option; '' when none is chosen. */
  readonly option: string
}

/** With the option in the address at that time: a new address overrides an old choice. */
export interface TypedValues extends ChooserValues {
  readonly requested: string
}

/** The user's input before a reload, per tab. */
export const typedValues = storedInTab<TypedValues>(
  'chooser',
  v.object({ vetStaff: v.string(), option: v.string(), requested: v.string() }),
)
