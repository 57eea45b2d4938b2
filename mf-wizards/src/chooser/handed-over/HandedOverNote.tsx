import { useState } from 'react'
import { readPrefill } from '@portal/domain-bundled/patient-card'
import type { PatientCard } from '@portal/domain-bundled/patient-card'
import { Alert, Button } from '@portal/ui'
import { NOT_READABLE, shortened } from '../../wording/handed-over'
import styles from './HandedOver.module.css'

export interface HandedOverNoteProps {
  /** The card as received in the address. */
  readonly card: string
  readonly onLeave: () => void
}

/** Says whose details are ready to be filled in, or that they can't be read. */
export function HandedOverNote({ card, onLeave }: HandedOverNoteProps) {
  const [record] = useState(() => readPrefill(card))
  if (!record) {
    return (
      <Alert kind="warning" onClose={onLeave}>
        {NOT_READABLE}
      </Alert>
    )
  }
  return (
    <Alert kind="info">
      <div className={styles.note}>
        <p>{`${whoseText(record)} from your practice software. They are filled in after Next, for you to check.`}</p>
        <Button size="small" onClick={onLeave}>
          Do not use them
        </Button>
      </div>
    </Alert>
  )
}

/** Name of the pet, else of the owner. */
function whoseText(card: PatientCard): string {
  const owner = [card['owner.firstName'], card['owner.lastName']].filter(Boolean).join(' ')
  const names = [card['pet.firstName'], owner].filter(Boolean).map((name = '') => shortened(name))
  return names.length > 0 ? `Details of ${names.join(', ')}` : 'Details'
}
