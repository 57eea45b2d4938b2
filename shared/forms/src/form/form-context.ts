import { createContext, useContext } from 'react'

/** Id prefix of a form's fields, used by the error summary. */
export const FormIdContext = createContext('form')

/** Fields with an error at the last submit: no other field shows an error. */
export const JudgedFieldsContext = createContext<ReadonlySet<string>>(new Set())

/** Id of a field's control from its name. */
export function useFieldId(name: string): string {
  return fieldId(useContext(FormIdContext), name)
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
