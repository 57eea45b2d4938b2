import { useEffect, useRef } from 'react'
import { Card, Checkbox } from '@portal/ui'
import type { RequiredConfirmation } from './use-required-confirmation'

interface Props {
  readonly petName: string
  /** Without an owner, as for a stray, staff confirm for themselves. */
  readonly hasOwner: boolean
  readonly tick: RequiredConfirmation
}

/** Staff confirm before submission that no ashes are returned [OPEN-98]. */
export function OutcomeTick({ petName, hasOwner, tick }: Props) {
  const { isTicked, isMissing, onTick } = tick
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isMissing) box.current?.focus()
  }, [isMissing])
  const whose = petName ? `${petName}'s` : 'The'
  return (
    <div data-html2canvas-ignore>
      <Card>
        <Checkbox
          ref={box}
          label={`${whose} ashes will not be returned`}
          help={`${hasOwner ? 'The family understands this.' : 'I understand this.'} It cannot be changed after the cremation.`}
          error={isMissing ? `Confirm that ${petName ? whose : 'the'} ashes will not be returned` : undefined}
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      </Card>
    </div>
  )
}
