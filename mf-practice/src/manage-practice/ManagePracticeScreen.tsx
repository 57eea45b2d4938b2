import { paths, usePageTitle, usePortalHost } from '@portal/federation'
import { Link } from '@portal/router'
import { Button, buttonClass, Icon, PageHeader, Skeleton } from '@portal/ui'
import { useTeam } from '../data/use-team'
import { PricingChoice } from './PricingChoice'
import styles from './ManagePractice.module.css'
import { TeamTable } from './TeamTable'

/** Pricing display and team [PRA-04..10]. */
export function ManagePracticeScreen() {
  usePageTitle('Manage practice')
  const { practice } = usePortalHost()
  const team = useTeam()
  return (
    <>
      <PageHeader title="Manage practice" actions={<NewStaffMember canManage={team.canManage} />} />
      <div className={styles.page}>
        {practice ? <PricingChoice practice={practice} canManage={team.canManage} /> : <Skeleton height="12rem" />}
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
