import type { ComponentPropsWithRef } from 'react'
import { Field } from '../Field/Field'
import type { FieldProps } from '../Field/Field'
import { splitFieldProps } from '../Field/split-props'

export interface DateFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type'> {}

/** A day as `YYYY-MM-DD`, through the browser's own date input. */
export function DateField(props: DateFieldProps) {
  const [field, control] = splitFieldProps({ width: 'short' as const, ...props })
  return <Field {...field}>{(own) => <input {...control} {...own} type="date" />}</Field>
}
