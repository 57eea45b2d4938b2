import { griefMaterial } from '@portal/booking-ui'
import type { GriefDocument } from '@portal/booking-ui'
import { buttonClass, Card, Icon, Table } from '@portal/ui'
import type { TableColumn } from '@portal/ui'
import { usePortalHost } from '@portal/federation'

const columns: readonly TableColumn<GriefDocument>[] = [
  { id: 'title', header: 'Document', primary: true, card: 'title', cell: ({ title }) => title },
  { id: 'about', header: 'What it is for', card: 'line', cell: ({ about }) => about },
  {
    id: 'view',
    header: 'Action',
    card: 'corner',
    cell: ({ title, url }) => (
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('quiet', 'small')}
        aria-label={`View ${title} (PDF, opens in a new tab)`}
      >
        View <Icon name="external" size={14} />
      </a>
    ),
  },
]

/** Hand-outs for grieving families, as PDFs of the practice's brand region [PRA-29, PRA-30]. */
export function GriefMaterial() {
  const { brand } = usePortalHost()
  return (
    <Card flush>
      <Table
        caption="Grief guidance material"
        columns={columns}
        rows={griefMaterial(brand.code)}
        rowKey={({ title }) => title}
        failed="never"
        empty="No documents for this region yet"
        pageSize={2}
        countText="2 documents"
      />
    </Card>
  )
}
