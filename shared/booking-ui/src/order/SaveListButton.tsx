import { useState } from 'react'
import { RetryOrCall } from '../client-care/use-care-hours'
import { Slot } from '@portal/federation'
import { SaveList } from '@portal/slots/mf-wizards'
import { Alert, Button, preloadDialog } from '@portal/ui'

/** Saves the items of a vet supply order under a name; its dialog loads on the press [OPEN-224]. */
export function SaveListButton({ bookingId }: { readonly bookingId: string }) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        Save this list
      </Button>
      {isAsking && (
        <Slot
          name={SaveList}
          props={{ bookingId, onClose: close }}
          loading={null}
          fallback={(retry) => (
            <Alert kind="error" title="We can't save the list right now" onClose={close}>
              <RetryOrCall safe="The order is as it was." />{' '}
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            </Alert>
          )}
        />
      )}
    </>
  )
}
