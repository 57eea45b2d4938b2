import { apiKey } from '@portal/api-client'
import { deleteSavedList, listSavedLists } from '@portal/api-client/contract/saved-list'
import { useClientCare } from '@portal/booking-ui'
import { ConfirmDialog } from '@portal/ui'
import { useWrite } from '@portal/writes'
import type { SavedList } from './columns'
import { itemsWords, listFailure } from './words'

interface Props {
  readonly list: SavedList
  readonly onClose: () => void
}

/** Asks before a list is deleted for everybody at the practice [OPEN-224]. */
export function DeleteDialog({ list: { id, name, items, version }, onClose }: Props) {
  const care = useClientCare()
  const { run, isBusy, failure } = useWrite(deleteSavedList, {
    action: 'delete a saved list',
    updates: () => [listSavedLists],
    upon: apiKey(listSavedLists, {}),
  })
  const confirm = async () => {
    const { isDone } = await run({ params: { id }, version })
    if (isDone) onClose()
  }
  return (
    <ConfirmDialog
      title={`Delete the list “${name}”?`}
      isOpen
      danger
      confirmLabel="Delete list"
      cancelLabel="Keep it"
      busy={isBusy}
      error={failure && listFailure(failure, care)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{`${itemsWords(items)}.`}</p>
      <p>It is gone for everybody at your practice. Orders that were made with it stay.</p>
    </ConfirmDialog>
  )
}
