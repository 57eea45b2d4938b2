import { createContext, useContext } from 'react'

/** Prefix of the ids of a form's fields; the error summary finds them by it. */
export const FormIdContext = createContext('form')

/** Names of the fields that were wrong when the form was last sent: no other field shows an error. */
export const JudgedFieldsContext = createContext<ReadonlySet<string>>(new Set())

/** Id of a field's control from its name. */
export function useFieldId(name: string): string {
  return fieldId(useContext(FormIdContext), name)
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
