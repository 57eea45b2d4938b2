import type { ApprovalMethod } from '@portal/domain/plaque'
import { RadioGroup } from '@portal/ui'

const OPTIONS: readonly { readonly value: ApprovalMethod; readonly label: string }[] = [
  { value: 'phone', label: 'By phone' },
  { value: 'inPerson', label: 'In person' },
  { value: 'letter', label: 'By letter' },
]

interface Props {
  readonly ownerFirstName: string
  readonly method: ApprovalMethod | null
  /** Whether the answer is required and still missing. */
  readonly isMissing: boolean
  readonly onChange: (method: ApprovalMethod) => void
}

export const METHOD_FIELD = 'approval-method'

/** How the owner told staff; stored with the approval. */
export function OwnerApprovalMethod({ ownerFirstName, method, isMissing, onChange }: Props) {
  const owner = ownerFirstName || 'the owner'
  return (
    <RadioGroup
      id={METHOD_FIELD}
      name="method"
      legend={`How did ${owner} tell you that it is right?`}
      options={OPTIONS}
      value={method ?? undefined}
      error={isMissing ? `Choose how ${owner} told you.` : undefined}
      onChange={(value) => {
        const chosen = OPTIONS.find((option) => option.value === value)
        if (chosen) onChange(chosen.value)
      }}
    />
  )
}
