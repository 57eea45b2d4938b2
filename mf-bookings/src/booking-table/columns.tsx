import type { BookingSort } from '@portal/api-client/contract/booking-sorts'
import { ARTWORK_LABELS } from '@portal/booking-ui'
import {
  editPathKind,
  formatTableDate,
  isProductsOrder,
  listAction,
  stageLabel,
  timeZoneName,
  whyNoDiscard,
} from '@portal/domain'
import type { BookingRow, StageLabels, TimeZone } from '@portal/domain'
import { paths } from '@portal/federation'
import { Link } from '@portal/router'
import { Button, buttonClass, classNames, Icon, Picture, StatusTag } from '@portal/ui'
import type { PictureLinks, TableColumn } from '@portal/ui'
import styles from './BookingTable.module.css'
import { ageWords, serviceTypeName, whyWaiting } from '@portal/domain-bundled/list-words'
import { rowTone, statusTone } from './status-tone'

/** Why rows are opened: to read the booking, or to complete it. */
export type RowPurpose = 'read' | 'complete'

interface ColumnSettings {
  readonly labels: StageLabels | undefined
  readonly links: PictureLinks
  readonly purpose: RowPurpose
  readonly timeZone: TimeZone
  readonly onDiscard: (row: BookingRow) => void
}

/** A booking column. The server sorts, so the id of a sortable column is its name in the API. */
type BookingColumn = TableColumn<BookingRow> & ({ sortable?: false } | { sortable: true; id: BookingSort })

/** The columns of every booking table, in order [BKG-26, OPEN-16]. */
export function bookingColumns({ labels, links, purpose, timeZone, onDiscard }: ColumnSettings): BookingColumn[] {
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
    {
      id: 'owner_name',
      header: 'Owner name',
      sortable: true,
      cell: (row) => (row.owner_name ? <span translate="no">{row.owner_name}</span> : <None />),
    },
    { id: 'pet_name', header: 'Pet name', sortable: true, cell: (row) => <PetName row={row} /> },
    { id: 'status', header: 'Status', sortable: true, cell: (row) => <Status row={row} labels={labels} /> },
    {
      id: 'action',
      header: 'Action',
      cell: (row) => <Action row={row} labels={labels} onDiscard={onDiscard} />,
    },
  ]
}

/** The age first, highlighted when too long [OPEN-229], then the date [BKG-27]. */
function DateCreated({ row, timeZone }: { row: BookingRow; timeZone: TimeZone }) {
  const { age_days: age, is_late: isLate } = row
  return (
    <span className={styles.twoLines}>
      <span className={classNames(styles.age, isLate && styles.late)}>
        {isLate && <Icon name="clock" size={14} label="Waiting too long:" />}
        <span>{ageWords(age)}</span>
      </span>
      <span className={styles.second}>
        <span translate="no">{formatTableDate(row.date_entered, timeZone)}</span>
        <span className={styles.zone}>{`, ${timeZoneName(timeZone)}`}</span>
      </span>
    </span>
  )
}

/** The strongest text of the row, since staff refer to a booking by it [OPEN-229]. */
function PetName({ row }: Pick<CellProps, 'row'>) {
  return row.pet_name ? (
    <strong className={styles.pet} translate="no">
      {row.pet_name}
    </strong>
  ) : (
    <None />
  )
}

interface CellProps {
  readonly row: BookingRow
  readonly labels: StageLabels | undefined
}

interface LinkProps extends CellProps {
  readonly purpose: RowPurpose
}

/** The link names pet and owner too when it opens the wizard directly. */
function BookingLink({ row, labels, purpose }: LinkProps) {
  const number = row.cstm.order_id_c || 'No number yet'
  const edit = purpose === 'complete' ? editAddress(row, labels) : null
  return (
    <Link to={edit ?? paths.booking(row.id)} aria-label={edit ? withNames(number, row) : undefined}>
      <span translate="no">{number}</span>
    </Link>
  )
}

function TagPicture({ row, links }: { row: BookingRow; links: PictureLinks }) {
  // An order of products has no pet and so no tag photo.
  if (isProductsOrder(row.cstm.service_type?.name)) return <None />
  const alt = row.tag_image ? `Tag of ${row.pet_name || `booking ${row.cstm.order_id_c}`}` : ''
  return (
    <Picture
      src={row.tag_image ?? undefined}
      alt={alt}
      width="var(--row-picture, 2.25rem)"
      placeholder="tag"
      links={links}
    />
  )
}

/** Service type; with a package, its name too. */
function Service({ row: { cstm, package_name: packageName } }: Pick<CellProps, 'row'>) {
  return (
    <span className={styles.twoLines}>
      <span>{serviceTypeName(cstm.service_type?.name ?? '')}</span>
      {packageName && <span className={styles.second}>{packageName}</span>}
    </span>
  )
}

/** Stage label of the provider, and what an unfinished booking lacks [BKG-28, BKG-29]. */
function Status({ row, labels }: CellProps) {
  const stage = row.cstm.order_stage_c
  const isOrder = isProductsOrder(row.cstm.service_type?.name)
  const why = whyWaiting(row)
  return (
    <span className={styles.twoLines}>
      <StatusTag icon={statusTone(stage, isOrder).icon} tone={rowTone(stage)}>
        {stageLabel(stage, labels)}
      </StatusTag>
      {why && <span className={styles.second}>{why}</span>}
      {row.artwork && row.artwork !== 'approved' && (
        <span className={classNames(styles.second, row.artwork === 'changesAsked' && styles.late)}>
          {ARTWORK_LABELS[row.artwork].text}
        </span>
      )}
    </span>
  )
}

/**
 * Edit while the booking waits for the practice, else View [BKG-30, OPEN-230]. An unsubmitted booking also has Discard
 * [OPEN-136].
 */
function Action({ row, labels, onDiscard }: CellProps & Pick<ColumnSettings, 'onDiscard'>) {
  const edit = editAddress(row, labels)
  const label = edit ? 'Edit' : 'View'
  const name = withNames(`booking ${row.cstm.order_id_c}`, row)
  return (
    <>
      <Link
        to={edit ?? paths.booking(row.id)}
        className={classNames(buttonClass('quiet', 'small'), styles.action)}
        aria-label={`${label} ${name}`}
      >
        {label}
      </Link>
      {whyNoDiscard(row.cstm.order_stage_c) === null && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="trash" />}
          aria-label={`Discard ${name}`}
          onClick={() => onDiscard(row)}
        />
      )}
    </>
  )
}

/** Address of the wizard, or null when the booking can only be viewed. */
function editAddress(row: BookingRow, labels: StageLabels | undefined): string | null {
  const kind = listAction(row, labels) === 'edit' ? editPathKind(row) : null
  return kind && paths.editBooking(kind, row.id)
}

function withNames(text: string, { pet_name: pet, owner_name: owner }: BookingRow): string {
  return [text, pet, owner && `owner ${owner}`].filter(Boolean).join(', ')
}

/** An empty cell that a screen reader announces as 'None'. */
function None() {
  return (
    <span className={styles.none} role="img" aria-label="None">
      –
    </span>
  )
}
