import type { Product } from '@portal/domain'
import { useBinding, useFormState } from '@portal/forms'
import { TextField } from '@portal/ui'
import type { KnownChoices } from '../choices/choice-values'
import { isEngravedItem } from './item-values'
import type { ItemValues } from './item-values'

interface Props {
  readonly product: Product
  readonly known: KnownChoices
}

const ONE_BY_ONE = 'Engraved items are ordered one at a time. To order one with other words, add it again.'

/**
 * The quantity as typed; an engraved item is always one, and says why. Without engraving the typed quantity returns
 * with its error [OPEN-100].
 */
export function QuantityField({ product, known }: Props) {
  const { values } = useFormState<ItemValues>({ subscription: { values: true } })
  const { id, value, change, error } = useBinding('quantity', '')
  const isOne = isEngravedItem(values, product, known)
  return (
    <TextField
      id={id}
      name="quantity"
      label="Quantity"
      width="tiny"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      value={isOne ? '1' : value}
      readOnly={isOne}
      help={isOne ? ONE_BY_ONE : undefined}
      error={isOne ? undefined : error}
      onChange={({ target }) => change(target.value)}
    />
  )
}
