import { apiKey } from '@portal/api-client'
import { listSavedLists, renameSavedList } from '@portal/api-client/contract/saved-list'
import { useWrite } from '@portal/writes'
import type { SavedList } from './columns'
import { ListNameDialog } from './ListNameDialog'

interface Props {
  readonly list: SavedList
  readonly onClose: () => void
}

/** Renames a list, in the version that the user saw [OPEN-224]. */
export function RenameDialog({ list: { id, name, version }, onClose }: Props) {
  const { run } = useWrite(renameSavedList, {
    action: 'rename a saved list',
    updates: () => [listSavedLists],
    upon: apiKey(listSavedLists, {}),
  })
  const save = async (typed: string) => {
    const { isDone, error } = await run({ params: { id }, version, body: { name: typed } })
    if (isDone) onClose()
    return error
  }
  return <ListNameDialog title="Rename list" name={name} saveLabel="Save name" onSave={save} onClose={onClose} />
}
