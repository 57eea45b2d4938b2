import { useEffect, useRef, useState } from 'react'
import { fitsCard, readPatientCard } from '@portal/domain-bundled/patient-card'
import type { ParsedCard } from '@portal/domain-bundled/patient-card'
import { Button, Card, TextArea } from '@portal/ui'
import styles from './PatientCard.module.css'
import { CARD_EMPTY, CARD_TOO_LONG, NOTHING_FOUND } from './card-texts'

interface CardBoxProps {
  readonly isBusy: boolean
  readonly onRead: (read: ParsedCard) => void
  readonly onClose: () => void
}

/** Text area for a patient record. It is parsed in the browser and not sent anywhere [OPEN-187]. */
export function CardBox({ isBusy, onRead, onClose }: CardBoxProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const read = () => {
    const found = readPatientCard(text)
    const wrong = cardError(text, found)
    setError(wrong)
    if (wrong) area.current?.focus()
    else onRead(found)
  }
  return (
    <Card title="From your practice software">
      <div className={styles.box}>
        <TextArea
          ref={area}
          label="Patient record"
          help="Copy the patient’s details from your practice software and paste them here. We fill in empty fields only, for you to check. Nothing is sent."
          error={error}
          rows={8}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.buttons}>
          <Button busy={isBusy} busyLabel="Filling in" onClick={read}>
            Fill in the fields
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Close without filling in
          </Button>
        </div>
      </div>
    </Card>
  )
}

function cardError(text: string, { card }: ParsedCard): string | undefined {
  if (text.trim() === '') return CARD_EMPTY
  if (!fitsCard(text)) return CARD_TOO_LONG
  return Object.keys(card).length === 0 ? NOTHING_FOUND : undefined
}
