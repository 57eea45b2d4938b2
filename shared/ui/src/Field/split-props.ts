import type { FieldProps } from './Field'

/** Parts a field component's props into what belongs to the field and what belongs to its control. */
export function splitFieldProps<T extends FieldProps>(props: T): [FieldProps, Omit<T, keyof FieldProps>] {
  const { label, help, error, note, optional, labelHidden, width, id, ...control } = props
  return [{ label, help, error, ...defined({ note, optional, labelHidden, width, id }) }, control]
}

function defined(props: Partial<FieldProps>): Partial<FieldProps> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
}
