import { useState } from 'react'
import type { FormEvent } from 'react'
import { requestChanges } from '@portal/api-client/contract/engraving'
import { multilineTextError } from '@portal/domain'
import { MOST_NOTE } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { Alert, Button, TextArea } from '@portal/ui'
import { useWrite } from '@portal/writes'
import { decisionFailure } from '../approval-errors'
import { useCare } from '../../contact/use-care'
import { lineWrite } from '../../line/line-calls'
import styles from './Decision.module.css'

/**
 * A note to the clinic, for an owner who does not want to edit. Only one field, so owners' pages need no form library.
 */
export function AskTheClinic({ engraving, onClose }: { engraving: Engraving; onClose: () => void }) {
  const [note, setNote] = useState('')
  const { ask, isBusy, error, failure } = useRequest(engraving, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask(note.trim())
  }
  return (
    <form className={styles.decision} onSubmit={submit} noValidate>
      <TextArea
        name="note"
        label="What should be different?"
        help={`The clinic reads your note and makes the changes. Up to ${MOST_NOTE} characters.`}
        value={note}
        rows={4}
        error={error}
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

const WRONG: Readonly<Record<string, string>> = {
  required: 'Write what should be different.',
  tooLong: `Your note is longer than ${MOST_NOTE} characters. Shorten it, or call the clinic.`,
  unprintable: 'Your note has characters that we cannot send. Type it again.',
}

function useRequest(engraving: Engraving, onSent: () => void) {
  const care = useCare()
  const { params, options } = lineWrite(engraving)
  const { run, isBusy, failure } = useWrite(requestChanges, { action: 'ask for changes', ...options })
  const [error, setError] = useState<string>()
  const ask = async (note: string) => {
    const code = multilineTextError(note, MOST_NOTE)
    setError(code && (WRONG[code] ?? WRONG.required))
    if (code) return
    const { isDone } = await run({ params, version: engraving.version, body: { note } })
    if (isDone) onSent()
  }
  return {
    ask,
    isBusy,
    error,
    failure: failure && !error ? decisionFailure(failure, 'Your note is not sent yet; it is still here.', care) : null,
  }
}
