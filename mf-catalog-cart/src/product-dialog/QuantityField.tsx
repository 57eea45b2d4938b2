import type { Product } from '@portal/domain'
import { TextInput, useFormState } from '@portal/forms'
import { TextField } from '@portal/ui'
import type { KnownChoices } from '../choices/choice-values'
import { isEngravedItem } from './item-values'
import type { ItemValues } from './item-values'

interface Props {
  readonly product: Product
  readonly known: KnownChoices
}

const twoDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, 2)

/** How many; an engraved item is one, and says why. What was typed comes back with the words gone [OPEN-100]. */
export function QuantityField({ product, known }: Props) {
  const { values } = useFormState<ItemValues>({ subscription: { values: true } })
  if (isEngravedItem(values, product, known)) {
    return (
      <TextField
        label="Quantity"
        width="tiny"
        value="1"
        readOnly
        help="An engraved item is ordered one by one. Add it again for other words."
      />
    )
  }
  return (
    <TextInput
      name="quantity"
      label="Quantity"
      width="tiny"
      clean={twoDigits}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
    />
  )
}
