import type { ComponentPropsWithRef } from 'react'
import { Field } from '../Field/Field'
import type { FieldProps } from '../Field/Field'
import { splitFieldProps } from '../Field/split-props'

export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const [field, control] = splitFieldProps(props)
  return <Field {...field}>{(own) => <textarea rows={3} {...control} {...own} />}</Field>
}
