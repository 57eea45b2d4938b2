/** What a field held before a scanner began to type into it. */
export interface FieldBefore {
  readonly field: HTMLInputElement | HTMLTextAreaElement
  readonly value: string
}

/** The field that takes what is typed now; null where nothing does. */
export function typedField(): FieldBefore['field'] | null {
  const { activeElement: field } = document
  const takesText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'radio')
  return takesText ? field : null
}

/** Where codes may be looked for. */
export const isSearchField = (field: FieldBefore['field']): boolean =>
  field.type === 'search' || field.getAttribute('role') === 'combobox'

/** Something is open above the page, and would be lost with it. */
export const isUnderDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Takes out what a scanner typed. Told as typing is, so that the form knows of it. */
export function takeBack({ field, value }: FieldBefore): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // React sets its own property on the element, and hears only of the prototype's.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
