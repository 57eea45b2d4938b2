import { useId, useState } from 'react'
import { contentGroups } from '@portal/domain'
import type { PackageProduct, Product } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { FormShell } from '@portal/forms'
import { Alert, Button, ConfirmDialog } from '@portal/ui'
import { contentValues } from '../choices/choice-values'
import { Entered } from '../product-dialog/Entered'
import { itemErrors } from '../product-dialog/item-values'
import { ProductDescription } from '../product-dialog/ProductDescription'
import { useItemForm } from '../product-dialog/use-item-form'
import { useProductChoice } from '../product-dialog/use-product-choice'
import { whyNot } from '../offer/why-not'
import { BackButton } from './BackButton'
import { ContentFields } from './ContentFields'
import type { OptionSelectionProps } from './option-selection-props'
import styles from './PackageSelection.module.css'
import { ReplaceDialog } from './ReplaceDialog'
import { useIsLate } from './use-is-late'

interface Props extends OptionSelectionProps {
  readonly product: Product
  readonly contents: readonly PackageProduct[]
}

/** What a package holds, each thing with its own choices, and adding it. */
export function PackageForm({ item, product, contents, inCart, cart, petWeight, onBack, onSaved }: Props) {
  const { brand } = usePortalHost()
  const line = inCart?.actualProductIdC === item.id ? inCart : undefined
  const groups = contentGroups(item.id, contents)
  const [initial] = useState(() => contentValues(item.id, groups, line))
  const choice = useProductChoice(item.id, line, { groups, values: initial })
  const form = useItemForm(product, choice, { cart, line: inCart, onSaved })
  const isLate = useIsLate(choice.isPending)
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const [now] = useState(() => new Date())
  const reason = whyNot(product, choice, { brand, now, isThere: line !== undefined })
  const back = () => (form.hasWords && !form.isAdding ? setAsking(true) : onBack())
  return (
    <>
      <ProductDescription product={product} choice={choice} />
      <FormShell
        id={formId}
        initialValues={initial}
        validate={(values) => itemErrors(values, product, choice)}
        onSubmit={form.submit}
        summary={false}
      >
        <Entered onChange={choice.keep} />
        <ul className={styles.contents} aria-label={`In ${item.name}`}>
          {contents.map((content) => (
            <ContentFields key={content.id} content={content} petWeight={petWeight} line={line} choice={choice} />
          ))}
        </ul>
        {reason && <Alert kind="info">{reason}</Alert>}
        {form.failure && <Alert kind="error">{form.failure}</Alert>}
      </FormShell>
      <div className={styles.actions}>
        <BackButton onClick={back} />
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={form.isAdding}
          busyLabel={line ? 'Saving' : 'Adding'}
          disabledReason={reason ?? (choice.isPending && !isLate ? 'Loading choices' : undefined)}
        >
          {line ? 'Save changes' : 'Finish and add to cart'}
        </Button>
      </div>
      {inCart && <ReplaceDialog former={inCart} name={item.name} {...form.question} />}
      <ConfirmDialog
        title={`Leave without ${line ? 'saving' : 'adding'}?`}
        isOpen={isAsking}
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        onConfirm={onBack}
        onCancel={() => setAsking(false)}
      >
        The words you typed for {item.name} are not saved.
      </ConfirmDialog>
    </>
  )
}
