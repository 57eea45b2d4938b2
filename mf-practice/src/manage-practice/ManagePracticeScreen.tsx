import { paths, usePageTitle, usePortalHost } from '@portal/federation'
import { Link } from '@portal/router'
import { Button, buttonClass, Icon, PageHeader, Skeleton } from '@portal/ui'
import { useTeam } from '../data/use-team'
import styles from './ManagePractice.module.css'
import { PracticeSettings } from './PracticeSettings'
import { TeamTable } from './TeamTable'

/** Settings of the practice and its team [PRA-04..10, OPEN-383]. */
export function ManagePracticeScreen() {
  usePageTitle('Manage practice')
  const { practice } = usePortalHost()
  const team = useTeam()
  return (
    <>
      <PageHeader title="Manage practice" actions={<NewStaffMember canManage={team.canManage} />} />
      <div className={styles.page}>
        {practice ? <PracticeSettings practice={practice} canManage={team.canManage} /> : <Skeleton height="24rem" />}
        <TeamTable team={team} />
      </div>
    </>
  )
}

/** The link for Vet Owners; for others, the reason why they can't use it [PRA-10, OPEN-13]. */
function NewStaffMember({ canManage }: { canManage: boolean }) {
  const icon = <Icon name="plus" size={18} />
  if (!canManage) {
    return (
      <Button icon={icon} disabledReason="Vet Owners only">
        New staff member
      </Button>
    )
  }
  return (
    <Link to={paths.newMember()} className={buttonClass('primary')}>
      {icon}
      <span>{' New staff member'}</span>
    </Link>
  )
}
