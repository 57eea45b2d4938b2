import { RetryOrCall } from '@portal/booking-ui'
import { useState } from 'react'
import type { PackageProduct, Product, QuotedLine } from '@portal/domain'
import { FormShell } from '@portal/forms'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Alert, ErrorState } from '@portal/ui'
import { contentValues } from '../choices/choice-values'
import { WordsCheckContext } from '../engraving-text/owner-check'
import { Entered } from '../product-dialog/Entered'
import { itemErrors } from '../product-dialog/item-values'
import { LeaveDialog } from '../leave/LeaveDialog'
import { ProductDescription, ProductSkeleton } from '../product-dialog/ProductDescription'
import { ContentFields } from './ContentFields'
import styles from './PackageSelection.module.css'
import { EndApprovalDialog } from '../approval/EndApprovalDialog'
import { ReplaceDialog } from './ReplaceDialog'
import type { PackageForm } from './use-package-form'

interface Props {
  readonly name: string
  /** The package in the cart. */
  readonly inCart: QuotedLine | undefined
  readonly cart: BookingCart
  readonly petWeight: number | null
  readonly form: PackageForm
}

/** A package's description and contents, each item with its choices. */
export function PackageContent({ name, inCart, cart, petWeight, form }: Props) {
  const { product, contents, error, isBusy, retry } = form.read
  const isNew = form.line === undefined
  return (
    <div className={styles.options}>
      {product && contents ? (
        <WordsCheckContext value={{ ownerCheck: cart.ownerCheck, wasAsked: Boolean(form.line?.artwork) }}>
          <ContentsForm product={product} contents={contents} petWeight={petWeight} form={form} />
        </WordsCheckContext>
      ) : error ? (
        <ErrorState title={`${name} could not be loaded`} onRetry={retry} retrying={isBusy}>
          <RetryOrCall safe="Your booking and cart are safe." />
        </ErrorState>
      ) : (
        <ProductSkeleton />
      )}
      {inCart && form.line && <EndApprovalDialog names={form.form.approved} act="Change" {...form.form.question} />}
      {inCart && !form.line && <ReplaceDialog former={inCart} lines={cart.lines} name={name} {...form.form.question} />}
      <LeaveDialog name={name} isNew={isNew} {...form.leaving} />
    </div>
  )
}

interface ContentsFormProps extends Pick<Props, 'petWeight' | 'form'> {
  readonly product: Product
  readonly contents: readonly PackageProduct[]
}

function ContentsForm({ product, contents, petWeight, form }: ContentsFormProps) {
  const { id, line, choice, reason } = form
  const { submit, failure } = form.form
  const [initial] = useState(() => contentValues(product.id, contents, line))
  return (
    <>
      <ProductDescription product={product} choice={choice} isBrief />
      <FormShell
        id={id}
        initialValues={initial}
        validate={(values) => itemErrors(values, product, choice)}
        onSubmit={submit}
        summary={false}
      >
        <Entered onChange={choice.keep} />
        <ul className={styles.contents} aria-label={`In ${product.name}`}>
          {contents.map((each) => (
            <ContentFields key={each.id} content={each} petWeight={petWeight} line={line} choice={choice} />
          ))}
        </ul>
        {reason && <Alert kind="info">{reason}</Alert>}
        {failure && <Alert kind="error">{failure}</Alert>}
      </FormShell>
    </>
  )
}
