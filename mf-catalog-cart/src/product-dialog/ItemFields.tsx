import type { Product, QuotedLine } from '@portal/domain'
import { FormShell } from '@portal/forms'
import { Alert } from '@portal/ui'
import { ChoiceFields } from '../choices/ChoiceFields'
import { EngravingFields } from '../engraving-text/EngravingFields'
import { Entered } from './Entered'
import { FRESH_ITEM, itemErrors, itemOf } from './item-values'
import styles from './ProductDialog.module.css'
import { QuantityField } from './QuantityField'
import type { ItemForm } from './use-item-form'
import type { ProductChoice } from './use-product-choice'

interface Props {
  /** Id of the form; the submit button in the dialog's foot refers to it. */
  readonly id: string
  readonly product: Product
  readonly petWeight: number | null
  /** The changed line; undefined when adding. */
  readonly line: QuotedLine | undefined
  readonly choice: ProductChoice
  readonly form: ItemForm
  /** A plaque: its quantity is one, and its text is designed later. */
  readonly isPlaque?: boolean
}

const NOTHING_CHOSEN = {}

/** Choices, engraving and quantity; a failed submit focuses the first invalid field. */
export function ItemFields({ id, product, petWeight, line, choice, form, isPlaque = false }: Props) {
  return (
    <FormShell
      id={id}
      initialValues={line ? itemOf(line) : FRESH_ITEM}
      validate={(values) => itemErrors(values, product, choice)}
      onSubmit={form.submit}
      summary={false}
    >
      <div className={styles.form}>
        <Entered onChange={choice.keep} />
        <ChoiceFields
          productId={product.id}
          petWeight={petWeight}
          known={choice}
          kept={line?.packageProductsC ?? NOTHING_CHOSEN}
          onLearn={choice.learn}
        />
        {product.requiresEngraving && (
          <EngravingFields
            name="engraving"
            item={isPlaque ? undefined : product}
            maxLines={product.maxLines}
            maxCharacters={product.maxCharacters}
          />
        )}
        {!isPlaque && <QuantityField product={product} known={choice} />}
        {form.failure && <Alert kind="error">{form.failure}</Alert>}
      </div>
    </FormShell>
  )
}
