import { Alert } from '@portal/ui'

/** A field that others changed, with its value as text. */
export interface TheirChange {
  readonly label: string
  readonly value: string
}

/** Lists fields that took a colleague's value [OPEN-87]. */
export function TheirChanges({ fields }: { fields: readonly TheirChange[] }) {
  if (fields.length === 0) return null
  return (
    <Alert kind="info">
      {fields.map(({ label, value }) => (
        <p key={label}>{`${label} is now ${value === '' ? 'empty' : value}, changed in the meantime.`}</p>
      ))}
    </Alert>
  )
}
