import { RetryOrCall } from '@portal/booking-ui'
import { useEffect, useEffectEvent } from 'react'
import { getProductOptions } from '@portal/api-client/contract/product'
import { groupsOf } from '@portal/domain'
import type { ChoiceGroup, ProductOptions } from '@portal/domain'
import { useRead } from '@portal/federation'
import { ErrorState, Spinner } from '@portal/ui'

interface Props {
  readonly productId: string
  readonly parentId: string
  readonly onLearn: (parentId: string, groups: readonly ChoiceGroup[]) => void
}

/** Loads further dropdowns. An answer for a value no longer chosen is ignored [CAT-28]. */
export function NextLevel({ productId, parentId, onLearn }: Props) {
  const query =
    parentId === productId ? {} : { parent_type: 'option' as const, parent_id: parentId, base_id: productId }
  const input = { params: { id: productId }, query }
  const { data, error, isBusy, retry } = useRead(getProductOptions, input, { action: 'read product options' })
  const arrived = useEffectEvent((answer: ProductOptions) => onLearn(parentId, groupsOf(parentId, answer)))
  useEffect(() => {
    if (data) arrived(data)
  }, [data])
  if (!error) return <Spinner label="Loading choices" />
  return (
    <ErrorState title="The choices could not be loaded" onRetry={retry} retrying={isBusy}>
      <RetryOrCall safe="What you chose so far is still here." />
    </ErrorState>
  )
}
