import { apiKey } from '@portal/api-client'
import { listKeptLists, renameKeptList } from '@portal/api-client/contract/kept-list'
import { useWrite } from '@portal/writes'
import type { KeptList } from './columns'
import { ListNameDialog } from './ListNameDialog'

interface Props {
  readonly list: KeptList
  readonly onClose: () => void
}

/** Another name for a list, as its user saw it [OPEN-224]. */
export function RenameDialog({ list: { id, name, version }, onClose }: Props) {
  const { run } = useWrite(renameKeptList, {
    action: 'rename a kept list',
    updates: () => [listKeptLists],
    upon: apiKey(listKeptLists, {}),
  })
  const save = async (typed: string) => {
    const { isDone, error } = await run({ params: { id }, version, body: { name: typed } })
    if (isDone) onClose()
    return error
  }
  return <ListNameDialog title="Rename list" name={name} saveLabel="Save name" onSave={save} onClose={onClose} />
}
