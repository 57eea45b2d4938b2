import type { ResponseOf } from '@portal/api-client'
import type { listSavedLists } from '@portal/api-client/contract/saved-list'
import { formatDate } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Link } from '@portal/router'
import { Button, buttonClass } from '@portal/ui'
import type { TableColumn } from '@portal/ui'
import { savedListPath } from './saved-list-path'
import styles from './SavedLists.module.css'
import { itemsWords } from './words'

export type SavedList = ResponseOf<typeof listSavedLists>[number]

type ListAction = (what: 'rename' | 'delete', list: SavedList) => void

/** Columns of a saved list: name, items, date and actions. */
export const savedListColumns = (onAsk: ListAction): readonly TableColumn<SavedList>[] => [
  { id: 'name', header: 'Name', primary: true, card: 'title', cell: ({ name }) => name },
  { id: 'items', header: 'Items', card: 'line', cell: ({ items }) => itemsWords(items) },
  { id: 'saved', header: 'Saved on', card: 'line', cell: ({ saved_at: at }) => <SavedOn at={at} /> },
  { id: 'action', header: 'Action', card: 'action', cell: (list) => <Actions list={list} onAsk={onAsk} /> },
]

function SavedOn({ at }: { readonly at: string }) {
  const { timeZone } = usePortalHost()
  return <span>{formatDate(at, timeZone)}</span>
}

function Actions({ list, onAsk }: { readonly list: SavedList; readonly onAsk: ListAction }) {
  return (
    <span className={styles.actions}>
      <Link to={savedListPath(list.id)} className={buttonClass('secondary', 'small')} aria-label={`Order ${list.name}`}>
        Order
      </Link>
      <Button variant="quiet" size="small" aria-label={`Rename ${list.name}`} onClick={() => onAsk('rename', list)}>
        Rename
      </Button>
      <Button variant="quiet" size="small" aria-label={`Delete ${list.name}`} onClick={() => onAsk('delete', list)}>
        Delete
      </Button>
    </span>
  )
}
