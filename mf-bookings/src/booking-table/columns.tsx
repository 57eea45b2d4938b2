import type { BookingSort } from '@portal/api-client/contract/booking-sorts'
import { ARTWORK_WORDS } from '@portal/booking-ui'
import {
  editPathKind,
  formatTableDate,
  isPartialStage,
  isProductsOrder,
  listAction,
  stageLabel,
  timeZoneName,
  whyNoEdit,
  whyNotThrownAway,
} from '@portal/domain'
import type { BookingRow, StageLabels, TimeZone } from '@portal/domain'
import { paths } from '@portal/federation'
import { Link } from '@portal/router'
import { Button, buttonClass, classNames, Icon, Picture, StatusTag } from '@portal/ui'
import type { PictureLinks, TableColumn } from '@portal/ui'
import styles from './BookingTable.module.css'
import { missingWords } from '@portal/domain/list-words'
import { serviceTypeName } from '@portal/domain/list-words'
import { statusTone } from './status-tone'

/** What the rows of a table are opened for: to be read, or to be given what they wait for. */
export type RowPurpose = 'read' | 'complete'

interface ColumnSettings {
  readonly labels: StageLabels | undefined
  readonly links: PictureLinks
  readonly purpose: RowPurpose
  readonly timeZone: TimeZone
  readonly onThrowAway: (row: BookingRow) => void
}

/** A column of bookings: the server sorts them, so one that can be sorted bears the API's name for it. */
type BookingColumn = TableColumn<BookingRow> & ({ sortable?: false } | { sortable: true; id: BookingSort })

/** The columns of every booking table, in order [BKG-26, OPEN-16]. */
export function bookingColumns({ labels, links, purpose, timeZone, onThrowAway }: ColumnSettings): BookingColumn[] {
  return [
    {
      id: 'order_id',
      header: 'Booking ID',
      primary: true,
      sortable: true,
      cell: (row) => <BookingLink row={row} labels={labels} purpose={purpose} />,
    },
    { id: 'tag', header: 'Pet tag', cell: (row) => <TagPicture row={row} links={links} /> },
    {
      id: 'service_type',
      header: 'Service type',
      sortable: true,
      cell: (row) => <Service row={row} />,
    },
    {
      id: 'date_entered',
      header: 'Date created',
      note: timeZoneName(timeZone),
      sortable: true,
      cell: (row) => <DateCreated row={row} timeZone={timeZone} />,
    },
    { id: 'owner_name', header: 'Owner name', sortable: true, cell: (row) => row.owner_name || <None /> },
    { id: 'pet_name', header: 'Pet name', sortable: true, cell: (row) => row.pet_name || <None /> },
    { id: 'status', header: 'Status', sortable: true, cell: (row) => <Status row={row} labels={labels} /> },
    {
      id: 'action',
      header: 'Action',
      cell: (row) => <Action row={row} labels={labels} purpose={purpose} onThrowAway={onThrowAway} />,
    },
  ]
}

function DateCreated({ row, timeZone }: { row: BookingRow; timeZone: TimeZone }) {
  return (
    <span className={styles.date}>
      {formatTableDate(row.date_entered, timeZone)}
      <span className={styles.zone}>, {timeZoneName(timeZone)}</span>
    </span>
  )
}

interface CellProps {
  readonly row: BookingRow
  readonly labels: StageLabels | undefined
}

interface LinkProps extends CellProps {
  readonly purpose: RowPurpose
}

/** Named by pet and owner too where it leads straight into a booking that waits. */
function BookingLink({ row, labels, purpose }: LinkProps) {
  const number = row.cstm.order_id_c || 'Not numbered yet'
  const edit = purpose === 'complete' ? editAddress(row, labels, purpose) : null
  return (
    <Link to={edit ?? paths.booking(row.id)} aria-label={edit ? withNames(number, row) : undefined}>
      {number}
    </Link>
  )
}

function TagPicture({ row, links }: { row: BookingRow; links: PictureLinks }) {
  // No pet arrives whose tag could be photographed.
  if (isProductsOrder(row.cstm.service_type?.name)) return <None />
  const alt = row.tag_image ? `Tag of ${row.pet_name || `booking ${row.cstm.order_id_c}`}` : ''
  return <Picture src={row.tag_image ?? undefined} alt={alt} width="2.25rem" placeholder="tag" links={links} />
}

/** What is booked; of a package booking the package with it. */
function Service({ row: { cstm, package_name: packageName } }: Pick<CellProps, 'row'>) {
  return (
    <span className={styles.twoLines}>
      {serviceTypeName(cstm.service_type?.name ?? '')}
      {packageName && <span className={styles.second}>{packageName}</span>}
    </span>
  )
}

/** The stage in the provider's words, and what an unfinished booking lacks [BKG-28, BKG-29]. */
function Status({ row, labels }: CellProps) {
  const stage = row.cstm.order_stage_c
  const isOrder = isProductsOrder(row.cstm.service_type?.name)
  const missing = isPartialStage(stage) ? missingWords(row.missing) : ''
  return (
    <span className={styles.twoLines}>
      <StatusTag {...statusTone(stage, isOrder)}>{stageLabel(stage, labels)}</StatusTag>
      {missing && <span className={styles.second}>{missing}</span>}
      {row.artwork && row.artwork !== 'approved' && (
        <span className={styles.second}>{ARTWORK_WORDS[row.artwork].text}</span>
      )}
    </span>
  )
}

/**
 * Edit while unsubmitted, else View [BKG-30, OPEN-23]; what waits is edited wherever that is possible. What nobody
 * carries out yet can be thrown away beside it [OPEN-136].
 */
function Action({ row, labels, purpose, onThrowAway }: LinkProps & Pick<ColumnSettings, 'onThrowAway'>) {
  const edit = editAddress(row, labels, purpose)
  const word = edit ? 'Edit' : 'View'
  const name = withNames(`booking ${row.cstm.order_id_c}`, row)
  return (
    <>
      <Link
        to={edit ?? paths.booking(row.id)}
        className={classNames(buttonClass('quiet', 'small'), styles.action)}
        aria-label={`${word} ${name}`}
      >
        {word}
      </Link>
      {whyNotThrownAway(row.cstm.order_stage_c) === null && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="trash" />}
          aria-label={`Throw away ${name}`}
          onClick={() => onThrowAway(row)}
        />
      )}
    </>
  )
}

/** Where a row is edited; null where it is only viewed. */
function editAddress(row: BookingRow, labels: StageLabels | undefined, purpose: RowPurpose): string | null {
  const isOffered = purpose === 'complete' ? whyNoEdit(row, labels) === null : listAction(row, labels) === 'edit'
  const kind = isOffered ? editPathKind(row) : null
  return kind && paths.editBooking(kind, row.id)
}

function withNames(text: string, { pet_name: pet, owner_name: owner }: BookingRow): string {
  return [text, pet, owner && `owner ${owner}`].filter(Boolean).join(', ')
}

/** Says nothing to the eye and 'None' to a screen reader. */
function None() {
  return (
    <span className={styles.none} role="img" aria-label="None">
      –
    </span>
  )
}
