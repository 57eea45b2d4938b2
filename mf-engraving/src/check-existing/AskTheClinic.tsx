import { useState } from 'react'
import type { FormEvent } from 'react'
import { useSWRConfig } from 'swr'
import { apiKey, toApiError } from '@portal/api-client'
import { askForChanges, getEngraving } from '@portal/api-client/contract/engraving'
import { MOST_NOTE } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { usePortalHost, useWrite } from '@portal/federation'
import { Alert, Button, TextArea } from '@portal/ui'
import { decisionFailure } from '../approve/approval-errors'
import styles from './Decision.module.css'

/** A note to the clinic, for an owner who would rather not edit. One field: no form library on an owner's page. */
export function AskTheClinic({ engraving, onClose }: { engraving: Engraving; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { ask, isBusy, failure } = useRequest(engraving, onClose)
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
        error={failure?.isField ? failure.text : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      {failure && !failure.isField && <Alert kind="error">{failure.text}</Alert>}
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

interface Failure {
  readonly isField: boolean
  readonly text: string
}

function useRequest({ bookingId, quotedProductId: lineId, version }: Engraving, onSent: () => void) {
  const { report } = usePortalHost()
  const { mutate } = useSWRConfig()
  const send = useWrite(askForChanges)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const ask = async (note: string) => {
    if (isBusy) return
    if (note === '') return setFailure({ isField: true, text: 'Write what should be different.' })
    setBusy(true)
    setFailure(null)
    const params = { id: bookingId, lineId }
    const key = apiKey(getEngraving, { params })
    try {
      await mutate(key, await send({ params, version, body: { note } }), false)
      onSent()
    } catch (fault) {
      const error = toApiError(fault)
      report(error, { action: 'ask for changes', bookingId })
      setFailure({ isField: false, text: decisionFailure(error, 'Your note is not sent yet; it is still here.') })
      if (error.kind === 'version') await mutate(key)
      setBusy(false)
    }
  }
  return { ask, isBusy, failure }
}
