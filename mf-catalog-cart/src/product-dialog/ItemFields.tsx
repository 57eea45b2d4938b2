import type { Product } from '@portal/domain'
import { FormShell, TextInput } from '@portal/forms'
import { Alert } from '@portal/ui'
import { EngravingFields } from './EngravingFields'
import { FRESH_ITEM, itemErrors } from './item-values'
import styles from './ProductDialog.module.css'
import type { ItemForm } from './use-item-form'

interface Props {
  /** The button that sends it stands in the dialog's foot and names this id. */
  readonly id: string
  readonly product: Product
  readonly form: ItemForm
}

const twoDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, 2)

/** Words to engrave and quantity; a refused try leads to the first field that is wrong. */
export function ItemFields({ id, product, form }: Props) {
  return (
    <FormShell
      id={id}
      initialValues={FRESH_ITEM}
      validate={(values) => itemErrors(values, product)}
      onSubmit={form.submit}
      summary={false}
    >
      <div className={styles.form}>
        {product.requiresEngraving && <EngravingFields product={product} onType={form.keepWords} />}
        <TextInput
          name="quantity"
          label="Quantity"
          width="tiny"
          clean={twoDigits}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
        />
        {form.failure && <Alert kind="error">{form.failure}</Alert>}
      </div>
    </FormShell>
  )
}
