import { apiKey } from '@portal/api-client'
import { deleteKeptList, listKeptLists } from '@portal/api-client/contract/kept-list'
import { useClientCare } from '@portal/booking-ui'
import { ConfirmDialog } from '@portal/ui'
import { useWrite } from '@portal/writes'
import type { KeptList } from './columns'
import { itemsWords, listFailure } from './words'

interface Props {
  readonly list: KeptList
  readonly onClose: () => void
}

/** Asks before a list is gone for everybody at the practice [OPEN-224]. */
export function DeleteDialog({ list: { id, name, items, version }, onClose }: Props) {
  const care = useClientCare()
  const { run, isBusy, failure } = useWrite(deleteKeptList, {
    action: 'delete a kept list',
    updates: () => [listKeptLists],
    upon: apiKey(listKeptLists, {}),
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
