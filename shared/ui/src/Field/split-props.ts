import type { FieldProps } from './Field'

/** Parts a field component's props into what belongs to the field and what belongs to its control. */
export function splitFieldProps<T extends FieldProps>(props: T): [FieldProps, Omit<T, keyof FieldProps>] {
  const { label, help, error, note, optional, labelHidden, width, id, ...control } = props
  return [{ label, help, error, ...defined({ note, optional, labelHidden, width, id }) }, control]
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

/** Props that have a value: libraries tell "left out" from `undefined`. */
export function defined<T extends object>(props: T): Defined<T> {
  const given: Defined<T> = {}
  for (const key in props) if (props[key] !== undefined) Object.assign(given, { [key]: props[key] })
  return given
}
