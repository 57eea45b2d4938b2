/** The field to focus when its step opens; null for the step's heading. */
let pendingField: string | null = null

/** Focuses a field. When its step is not shown, `open` shows it, and the step then focuses the field. */
export function askForField(fieldId: string, open: () => void): void {
  const field = document.getElementById(fieldId)
  if (field) return field.focus()
  pendingField = fieldId
  open()
}

/** The field that was asked for, once. */
export function takeAskedField(): HTMLElement | null {
  const field = pendingField === null ? null : document.getElementById(pendingField)
  pendingField = null
  return field
}
