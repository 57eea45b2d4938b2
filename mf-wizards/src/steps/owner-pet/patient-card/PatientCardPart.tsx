import { useEffect, useEffectEvent, useState } from 'react'
import { readHandedOver } from '@portal/domain-bundled/patient-card'
import type { ParsedCard } from '@portal/domain-bundled/patient-card'
import { Alert, Spinner } from '@portal/ui'
import { NOT_READABLE } from '../../../wording/handed-over'
import { CardBox } from './CardBox'
import { FilledNote } from '../filling/FilledNote'
import { useCard } from './use-card'
import { FILLING_IN } from './card-texts'

export interface PatientCardPartProps {
  /** A record from the address; null for none. */
  readonly handedOver: string | null
  /** Called once the record is taken, whatever the result. */
  readonly onTaken: () => void
  readonly onClose: () => void
}

/** The box for a patient record, then its result. */
export function PatientCardPart({ handedOver, onTaken, onClose }: PatientCardPartProps) {
  const { isBusy, filling, fill, take, undo } = useCard()
  const [record] = useState(() => (handedOver === null ? null : readHandedOver(handedOver)))
  const [unread, setUnread] = useState<Omit<ParsedCard, 'card'>>({
    unused: [],
    notUnderstood: record?.notUnderstood ?? [],
  })
  const receive = useEffectEvent(() => {
    if (handedOver === null) return
    onTaken()
    if (record) void fill(record.card, 'handedOver')
  })
  useEffect(() => receive(), [])
  const fillPasted = ({ card, ...rest }: ParsedCard) => {
    setUnread(rest)
    void fill(card, 'pasted')
  }
  if (filling) return <FilledNote filling={filling} unread={unread} onTake={take} onUndo={undo} onClose={onClose} />
  if (handedOver === null) return <CardBox isBusy={isBusy} onRead={fillPasted} onClose={onClose} />
  if (record) return <Spinner label={FILLING_IN} />
  return (
    <Alert kind="warning" onClose={onClose}>
      {NOT_READABLE}
    </Alert>
  )
}
