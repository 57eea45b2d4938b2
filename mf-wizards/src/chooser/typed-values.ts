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
export const typedValues = storedInTab<TypedValues>('chooser', asValues)

function asValues(value: unknown): TypedValues | null {
  if (typeof value !== 'object' || value === null) return null
  if (!('vetStaff' in value) || !('option' in value) || !('asked' in value)) return null
  const { vetStaff, option, asked } = value
  if (typeof vetStaff !== 'string' || typeof option !== 'string' || typeof asked !== 'string') return null
  return { vetStaff, option, asked }
}
