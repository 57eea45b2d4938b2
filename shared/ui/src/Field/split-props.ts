import type { FieldProps } from './Field'

/** Splits a component's props into those of the field and those of its control. */
export function splitFieldProps<T extends FieldProps>(props: T): [FieldProps, Omit<T, keyof FieldProps>] {
  const { label, help, error, note, optional, labelHidden, width, id, ...control } = props
  return [{ label, help, error, ...defined({ note, optional, labelHidden, width, id }) }, control]
}

type DefinedProps<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** The props without `undefined` ones: libraries treat a missing prop differently. */
export function defined<T extends object>(props: T): DefinedProps<T> {
  const given: DefinedProps<T> = {}
  for (const key in props) if (props[key] !== undefined) Object.assign(given, { [key]: props[key] })
  return given
}
