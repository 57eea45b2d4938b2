import { useState } from 'react'
import type { ServerBooking } from '@portal/domain'
import { Button, ConfirmDialog, Icon, preloadDialog } from '@portal/ui'
import { useThrowAway } from './use-throw-away'

interface Props {
  readonly server: ServerBooking
}

/** Takes an unfinished booking out of the lists, after a question [OPEN-128]. */
export function ThrowAway({ server }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        icon={<Icon name="trash" size={18} />}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        Throw away
      </Button>
      {isAsking && <Question server={server} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ server, onClose }: Props & { readonly onClose: () => void }) {
  const { throwAway, isBusy, failure } = useThrowAway(server)
  return (
    <ConfirmDialog
      title="Throw this booking away?"
      isOpen
      danger
      confirmLabel="Throw away"
      cancelLabel="Keep it"
      busy={isBusy}
      error={failure}
      onConfirm={() => void throwAway().then((isDone) => isDone && onClose())}
      onCancel={onClose}
    >
      <p>It leaves your lists, and nothing is carried out. For 30 days it can be brought back from this page.</p>
    </ConfirmDialog>
  )
}
