import type { ApprovalMethod } from '@portal/domain/plaque'
import { RadioGroup } from '@portal/ui'

const OPTIONS: readonly { readonly value: ApprovalMethod; readonly label: string }[] = [
  { value: 'phone', label: 'By phone' },
  { value: 'inPerson', label: 'In person' },
  { value: 'letter', label: 'By letter' },
]

interface Props {
  readonly ownerFirstName: string
  readonly way: ApprovalMethod | null
  /** Required and missing. */
  readonly isMissing: boolean
  readonly onChange: (way: ApprovalMethod) => void
}

export const WAY_FIELD = 'approval-way'

/** How the owner told staff; stored with the approval. */
export function OwnerApprovalWay({ ownerFirstName, way, isMissing, onChange }: Props) {
  const owner = ownerFirstName || 'the owner'
  return (
    <RadioGroup
      id={WAY_FIELD}
      name="way"
      legend={`How did ${owner} tell you that it is right?`}
      options={OPTIONS}
      value={way ?? undefined}
      error={isMissing ? `Choose how ${owner} told you.` : undefined}
      onChange={(value) => {
        const chosen = OPTIONS.find((option) => option.value === value)
        if (chosen) onChange(chosen.value)
      }}
    />
  )
}
