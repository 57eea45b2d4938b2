import { v } from '@portal/domain'
import { storedInTab } from '@portal/federation'

export interface ChooserValues {
  readonly vetStaff: string
  /** Slug of the option; '' while none is chosen. */
  readonly option: string
}

/** With the option that the address asked for at the time: a new wish outdoes an old choice. */
export interface TypedValues extends ChooserValues {
  readonly asked: string
}

/** What this tab's user typed before a reload. */
export const typedValues = storedInTab<TypedValues>(
  'chooser',
  v.object({ vetStaff: v.string(), option: v.string(), asked: v.string() }),
)
