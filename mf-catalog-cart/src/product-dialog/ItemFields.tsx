import { useEffect, useRef } from 'react'
import type { FormEvent } from 'react'
import type { Product } from '@portal/domain'
import { Alert, TextField } from '@portal/ui'
import { EngravingFields } from './EngravingFields'
import styles from './ProductDialog.module.css'
import type { ItemForm } from './use-item-form'

interface Props {
  /** The button that sends it stands in the dialog's foot and names this id. */
  readonly id: string
  readonly product: Product
  readonly form: ItemForm
}

/** Words to engrave and quantity; a refused try leads to the first field that is wrong. */
export function ItemFields({ id, product, form }: Props) {
  const { values, change, errors, attempts, failure } = form
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands inside the wizard's step: its form must not hear of this one.
    event.stopPropagation()
    form.submit()
  }
  return (
    <form ref={element} id={id} className={styles.form} noValidate onSubmit={submit}>
      {product.requiresEngraving && (
        <EngravingFields product={product} values={values} error={errors.engraving} onChange={change} />
      )}
      <TextField
        label="Quantity"
        width="tiny"
        value={values.quantity}
        onChange={({ target }) => change({ quantity: target.value.replace(/\D/g, '').slice(0, 2) })}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        error={errors.quantity}
      />
      {failure && <Alert kind="error">{failure}</Alert>}
    </form>
  )
}
