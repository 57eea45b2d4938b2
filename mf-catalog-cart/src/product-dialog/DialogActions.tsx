import { Button } from '@portal/ui'
import { SaveButton } from './SaveButton'
import type { ItemForm } from './use-item-form'
import type { PlaqueStage } from './use-plaque-stage'
import type { ProductChoice } from './use-product-choice'

interface Props {
  readonly stage: PlaqueStage
  readonly form: ItemForm
  readonly formId: string
  readonly choice: ProductChoice
  readonly reason: string | undefined
  readonly isNew: boolean
}

/** The dialog's buttons: Next in a plaque's description; its steps have their own [CAT-24, CAT-25]. */
export function DialogActions({ stage, form, formId, choice, reason, isNew }: Props) {
  const why = reason ?? waiting(choice)
  if (stage.isDesigning) return null
  if (!stage.plaque) return <SaveButton isNew={isNew} formId={formId} isSaving={form.isAdding} reason={why} />
  return (
    <Button type="submit" form={formId} variant="primary" disabledReason={why}>
      Next
    </Button>
  )
}

/** While choices load nothing can be added [CAT-27]. */
const waiting = ({ isPending }: ProductChoice) => (isPending ? 'Loading choices' : undefined)
