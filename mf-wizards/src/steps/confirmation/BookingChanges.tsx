import { useEffect, useRef } from 'react'
import { Alert, Button } from '@portal/ui'
import { ChangeList } from '../ChangeList'
import type { FieldChange } from '../field-changes'

interface ChangedMeanwhileProps {
  readonly changes: readonly FieldChange[]
  readonly onSeen: () => void
}

/**
 * Lists changes that others made while this page was open; nothing can be submitted before they are seen [OPEN-86,
 * OPEN-102].
 */
export function BookingChanges({ changes, onSeen }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} data-html2canvas-ignore>
      <Alert kind="warning" title={changeSummary(changes)}>
        <ChangeList changes={changes} words={{ before: 'This page showed', now: 'It is now' }} />
        <Button size="small" onClick={onSeen}>
          Go on with the booking as it is now
        </Button>
      </Alert>
    </div>
  )
}

function changeSummary(changes: readonly FieldChange[]): string {
  const items = changes.filter(({ label }) => label !== 'Total')
  const isCosts = items.length > 0 && items.every((change) => change.isCost)
  if (!isCosts) return 'Somebody else has changed this booking. Nothing is submitted yet.'
  const priceChanges = items.map(({ label, before, now }) => `${label} costs ${now} now; it was ${before}.`)
  return `${priceChanges.join(' ')} Nothing is submitted yet. Check the order again, then submit.`
}
