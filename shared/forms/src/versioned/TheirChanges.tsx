import { Alert } from '@portal/ui'

/** A field as others left it, in the words people read. */
export interface TheirChange {
  readonly label: string
  readonly value: string
}

/** Says which fields took the value that somebody else saved [OPEN-87]. */
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
