import { useEffect } from 'react'
import { useFormState } from '@portal/forms'
import type { ItemValues } from './item-values'

/** Passes the form's values to parts outside of the form: price, button, and the confirmation before leaving. */
export function Entered({ onChange }: { onChange: (values: ItemValues) => void }) {
  const { values } = useFormState<ItemValues>({ subscription: { values: true } })
  useEffect(() => onChange(values), [values, onChange])
  return null
}
