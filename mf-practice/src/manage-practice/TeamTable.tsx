import { useRetryOrCall } from '@portal/booking-ui'
import { accessLevelLabel } from '@portal/domain'
import { paths } from '@portal/federation'
import { Link } from '@portal/router'
import { buttonClass, Card, StatusTag, Table } from '@portal/ui'
import type { TableColumn } from '@portal/ui'
import { nameOf } from '../data/use-team'
import type { Member, Team } from '../data/use-team'
import styles from './ManagePractice.module.css'

const text = (value: string) => <span className={styles.text}>{value}</span>

/** [PRA-08] */
const columns = (canManage: boolean): readonly TableColumn<Member>[] => [
  {
    id: 'first_name',
    header: 'First name',
    primary: true,
    card: 'title',
    cell: ({ first_name }) => text(first_name),
  },
  { id: 'last_name', header: 'Last name', card: 'title', cell: ({ last_name }) => text(last_name) },
  { id: 'email', header: 'Email', card: 'line', cell: (member) => text(emailOf(member)) },
  { id: 'role', header: 'Role', card: 'line', cell: (member) => <Role member={member} /> },
  {
    id: 'action',
    header: 'Action',
    card: 'corner',
    cell: (member) => <EditLink member={member} canManage={canManage} />,
  },
]

/** All current and former members with access to the portal [PRA-08, PRA-09]. */
export function TeamTable({ team }: { team: Team }) {
  const text = useRetryOrCall()
  const count = team.members?.length ?? 0
  return (
    <Card flush>
      <Table
        caption="Team"
        columns={columns(team.canManage)}
        rows={team.members}
        rowKey={({ id }) => id}
        failed={{ error: team.error, what: 'Your team', text, retrying: team.isBusy, onRetry: team.retry }}
        empty="No staff members yet"
        pageSize={4}
        countText={count === 1 ? '1 staff member' : `${count} staff members`}
      />
    </Card>
  )
}

const emailOf = ({ primary_email_address: [first] }: Member) => first?.email_address ?? ''

/** The access level in words; inactive members are marked [PRA-22, PRA-23]. */
function Role({ member: { cstm } }: { member: Member }) {
  return (
    <span className={styles.role}>
      <span>{accessLevelLabel(cstm.portal_access_c)}</span>
      {!cstm.cognito_portal_active_c && <StatusTag>Inactive</StatusTag>}
    </span>
  )
}

/** Edit [PRA-09]; View for Vet Staff, who can't change members [OPEN-13]. */
function EditLink({ member, canManage }: { member: Member; canManage: boolean }) {
  const action = canManage ? 'Edit' : 'View'
  return (
    <Link
      to={paths.viewMember(member.id)}
      className={buttonClass('quiet', 'small')}
      aria-label={`${action} ${nameOf(member)}`}
    >
      {action}
    </Link>
  )
}
