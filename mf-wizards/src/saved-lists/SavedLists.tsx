import { useState } from 'react'
import { listSavedLists } from '@portal/api-client/contract/saved-list'
import { paths, usePageTitle, useRead } from '@portal/federation'
import { BottomBar } from '@portal/forms'
import { Link } from '@portal/router'
import { buttonClass, Card, EmptyState, PageHeader, Table } from '@portal/ui'
import { savedListColumns } from './columns'
import type { SavedList } from './columns'
import { DeleteDialog } from './DeleteDialog'
import { RenameDialog } from './RenameDialog'

const TITLE = 'Saved lists'
const SUPPLY_ORDER = 'vet-supply-order'

/** The practice's saved lists of vet supplies, each with actions to order, rename and delete it [OPEN-224]. */
export function SavedLists() {
  usePageTitle(TITLE)
  const { data, error, isBusy, retry } = useRead(listSavedLists, {}, { action: 'list saved lists' })
  const [asked, setAsked] = useState<{ readonly what: 'rename' | 'delete'; readonly list: SavedList } | null>(null)
  // Reads the lists again: somebody else may have renamed or deleted one meanwhile.
  const close = () => {
    setAsked(null)
    retry()
  }
  return (
    <>
      <PageHeader title={TITLE} lead="Vet supplies that your practice orders again and again." />
      <Card flush>
        <Table
          caption={TITLE}
          captionHidden
          columns={savedListColumns((what, list) => setAsked({ what, list }))}
          rows={data}
          rowKey={({ id }) => id}
          failed={{ error, what: 'Your saved lists', retrying: isBusy, onRetry: retry }}
          empty={<NoLists />}
          pageSize={5}
          countText={data?.length === 1 ? '1 list' : `${data?.length ?? 0} lists`}
        />
      </Card>
      <BottomBar>
        <Link to={paths.newBooking()} className={buttonClass()}>
          Previous
        </Link>
      </BottomBar>
      {asked?.what === 'rename' && <RenameDialog list={asked.list} onClose={close} />}
      {asked?.what === 'delete' && <DeleteDialog list={asked.list} onClose={close} />}
    </>
  )
}

function NoLists() {
  return (
    <EmptyState
      title="No saved lists yet"
      icon="cart"
      action={
        <Link to={paths.newBooking(SUPPLY_ORDER)} className={buttonClass('primary')}>
          New vet supply order
        </Link>
      }
    >
      Press Save this list in the cart of a vet supply order, or on the page of one that was ordered.
    </EmptyState>
  )
}
