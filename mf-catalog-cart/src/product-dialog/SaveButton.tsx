import { Button } from '@portal/ui'

interface Props {
  readonly isNew: boolean
  readonly formId: string
  readonly isSaving: boolean
  readonly reason: string | undefined
}

/** The button of the only step has the last step's label [OPEN-65, CAT-25]. */
export function SaveButton({ isNew, formId, isSaving, reason }: Props) {
  const busyLabel = isNew ? 'Adding' : 'Saving'
  return (
    <Button type="submit" form={formId} variant="primary" busy={isSaving} busyLabel={busyLabel} disabledReason={reason}>
      {isNew ? 'Finish and add to cart' : 'Save changes'}
    </Button>
  )
}
