import { saveList, listSavedLists } from '@portal/api-client/contract/saved-list'
import { usePortalHost } from '@portal/federation'
import type { SaveListProps } from '@portal/slots/mf-wizards'
import { useWrite } from '@portal/writes'
import { ListNameDialog } from './ListNameDialog'

/** Saves the items of an order, as the server has them, under a name [OPEN-224]. */
export function SaveList({ bookingId, onClose }: SaveListProps) {
  const { notify } = usePortalHost()
  const { run } = useWrite(saveList, { action: 'save a list', bookingId, updates: () => [listSavedLists] })
  const save = async (name: string) => {
    const { answer, error } = await run({ body: { booking_id: bookingId, name } })
    if (!answer) return error
    notify({ tone: 'success', text: `The list “${answer.name}” was saved. You can start a vet supply order from it.` })
    onClose()
    return undefined
  }
  return <ListNameDialog title="Save this list" name="" saveLabel="Save list" onSave={save} onClose={onClose} />
}
