import { useEffect } from 'react'
import { useFormState } from '@portal/forms'
import type { ItemValues } from './item-values'

/** Tells what is entered to what stands outside of the form: the price, the button, the question before leaving. */
export function Entered({ onChange }: { onChange: (values: ItemValues) => void }) {
  const { values } = useFormState<ItemValues>({ subscription: { values: true } })
  useEffect(() => onChange(values), [values, onChange])
  return null
}
