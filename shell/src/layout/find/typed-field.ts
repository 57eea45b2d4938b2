/** A field's content before a scanner typed into it. */
export interface FieldBefore {
  readonly field: HTMLInputElement | HTMLTextAreaElement
  readonly value: string
}

/** The focused text field; null when there is none. */
export function typedField(): FieldBefore['field'] | null {
  const { activeElement: field } = document
  const takesText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'radio')
  return takesText ? field : null
}

/** Fields that may search for a code. */
export const isSearchField = (field: FieldBefore['field']): boolean =>
  field.type === 'search' || field.getAttribute('role') === 'combobox'

/** A dialog is open above the page and would be lost. */
export const isUnderDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Removes what a scanner typed, with an input event, so that the form notices. */
export function removeTypedText({ field, value }: FieldBefore): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // React overrides the property on the element; only the prototype's setter triggers it.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
