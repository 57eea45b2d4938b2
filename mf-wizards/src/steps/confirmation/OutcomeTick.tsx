import { useEffect, useRef } from 'react'
import { Card, Checkbox } from '@portal/ui'
import type { Tick } from './use-tick'

/** Where no ashes are returned, somebody says so before the booking is submitted [OPEN-98]. */
export function OutcomeTick({ petName, tick }: { petName: string; tick: Tick }) {
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
          help="Tick this when the family knows it. It cannot be changed after the cremation."
          error={isMissing ? `Confirm that ${petName ? whose : 'the'} ashes will not be returned` : undefined}
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      </Card>
    </div>
  )
}
