import { FORM_ERROR } from 'final-form'
import { isObject } from '@portal/domain/unknown'

/** A message, or `true` for an invalid field without its own text [WIZ-07]. */
export type FieldErrorValue = string | true | undefined

/** Errors shaped like the values: nested objects and lists, messages at the leaves. */
export interface FormErrors {
  [field: string]: FieldErrorValue | FormErrors | readonly (FormErrors | FieldErrorValue)[]
}

export interface NamedError {
  /** Name of the field, for example `pet.weight` or `instructions[0].description`. */
  name: string
  message: string | true
}

/** Lists all errors with their field's name, without those of the whole form. */
export function flattenErrors(errors: unknown, path = ''): NamedError[] {
  if (errors === true || typeof errors === 'string') return errors === '' ? [] : [{ name: path, message: errors }]
  if (Array.isArray(errors)) return errors.flatMap((inner, index) => flattenErrors(inner, `${path}[${index}]`))
  if (!isObject(errors)) return []
  return Object.entries(errors)
    .filter(([key]) => key !== FORM_ERROR)
    .flatMap(([key, inner]) => flattenErrors(inner, path === '' ? key : `${path}.${key}`))
}

/** Sorts names in page order; names without a field come last. */
export function inPageOrder(names: readonly string[], idOf: (name: string) => string): string[] {
  const place = new Map(names.map((name) => [name, document.getElementById(idOf(name))]))
  return [...names].sort((a, b) => {
    const first = place.get(a)
    const second = place.get(b)
    if (!first || !second) return Number(!first) - Number(!second)
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
