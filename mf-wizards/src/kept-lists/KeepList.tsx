import { keepList, listKeptLists } from '@portal/api-client/contract/kept-list'
import { usePortalHost } from '@portal/federation'
import type { KeepListProps } from '@portal/slots/mf-wizards'
import { useWrite } from '@portal/writes'
import { ListNameDialog } from './ListNameDialog'

/** Keeps the items of an order, as the server has them, under a name [OPEN-224]. */
export function KeepList({ bookingId, onClose }: KeepListProps) {
  const { notify } = usePortalHost()
  const { run } = useWrite(keepList, { action: 'keep a list', bookingId, updates: () => [listKeptLists] })
  const save = async (name: string) => {
    const { answer, error } = await run({ body: { booking_id: bookingId, name } })
    if (!answer) return error
    notify({ tone: 'success', text: `The list “${answer.name}” is kept. A new vet supply order can begin with it.` })
    onClose()
    return undefined
  }
  return <ListNameDialog title="Save this list" name="" saveLabel="Save list" onSave={save} onClose={onClose} />
}
