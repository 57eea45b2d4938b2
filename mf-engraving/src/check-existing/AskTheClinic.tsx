import { useState } from 'react'
import type { FormEvent } from 'react'
import { askForChanges } from '@portal/api-client/contract/engraving'
import { MOST_NOTE } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { Alert, Button, TextArea } from '@portal/ui'
import { useWrite } from '@portal/writes'
import { decisionFailure } from '../approve/approval-errors'
import { lineWrite } from '../line/line-write'
import styles from './Decision.module.css'

/** A note to the clinic, for an owner who would rather not edit. One field: no form library on an owner's page. */
export function AskTheClinic({ engraving, onClose }: { engraving: Engraving; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { ask, isBusy, isEmpty, failure } = useRequest(engraving, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask(note.trim())
  }
  return (
    <form className={styles.decision} onSubmit={submit} noValidate>
      <TextArea
        name="note"
        label="What should be different?"
        help={`The clinic reads your note and changes the artwork. Up to ${MOST_NOTE} characters.`}
        value={note}
        maxLength={MOST_NOTE}
        rows={4}
        error={isEmpty ? 'Write what should be different.' : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending">
          Send to the clinic
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function useRequest(engraving: Engraving, onSent: () => void) {
  const { params, options } = lineWrite(engraving)
  const { run, isBusy, failure } = useWrite(askForChanges, { action: 'ask for changes', ...options })
  const [isEmpty, setEmpty] = useState(false)
  const ask = async (note: string) => {
    setEmpty(note === '')
    if (note === '') return
    const { isDone } = await run({ params, version: engraving.version, body: { note } })
    if (isDone) onSent()
  }
  return {
    ask,
    isBusy,
    isEmpty,
    failure: failure && !isEmpty ? decisionFailure(failure, 'Your note is not sent yet; it is still here.') : null,
  }
}
