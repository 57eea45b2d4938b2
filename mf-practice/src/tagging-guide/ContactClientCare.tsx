import { useState } from 'react'
import { Button, Dialog, Icon, preloadDialog } from '@portal/ui'
import { ClientCareContact } from '../client-care/ClientCareContact'

/** Opens a dialog with email and phone of Client Care [PRA-36]. */
export function ContactClientCare() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        icon={<Icon name="phone" size={18} />}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        Contact Client Care
      </Button>
      <Dialog
        title="Contact Client Care"
        size="small"
        isOpen={isOpen}
        onClose={close}
        actions={<Button onClick={close}>Close</Button>}
      >
        <ClientCareContact />
      </Dialog>
    </>
  )
}
