import type { ResponseOf } from '@portal/api-client'
import type { listKeptLists } from '@portal/api-client/contract/kept-list'
import { formatDate } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Link } from '@portal/router'
import { Button, buttonClass } from '@portal/ui'
import type { TableColumn } from '@portal/ui'
import { keptListPath } from './kept-list-path'
import styles from './KeptLists.module.css'
import { itemsWords } from './words'

export type KeptList = ResponseOf<typeof listKeptLists>[number]

type Ask = (what: 'rename' | 'delete', list: KeptList) => void

/** Name, what is on it, since when, and what can be done with it. */
export const keptListColumns = (onAsk: Ask): readonly TableColumn<KeptList>[] => [
  { id: 'name', header: 'Name', primary: true, card: 'title', cell: ({ name }) => name },
  { id: 'items', header: 'Items', card: 'line', cell: ({ items }) => itemsWords(items) },
  { id: 'kept', header: 'Kept on', card: 'line', cell: ({ kept_at: at }) => <KeptOn at={at} /> },
  { id: 'action', header: 'Action', card: 'action', cell: (list) => <Actions list={list} onAsk={onAsk} /> },
]

function KeptOn({ at }: { readonly at: string }) {
  const { timeZone } = usePortalHost()
  return <span>{formatDate(at, timeZone)}</span>
}

function Actions({ list, onAsk }: { readonly list: KeptList; readonly onAsk: Ask }) {
  return (
    <span className={styles.actions}>
      <Link to={keptListPath(list.id)} className={buttonClass('secondary', 'small')} aria-label={`Order ${list.name}`}>
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
