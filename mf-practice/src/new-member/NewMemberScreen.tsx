import { paths, usePageTitle } from '@portal/federation'
import { Link } from '@portal/router'
import { buttonClass, Card, EmptyState, PageHeader } from '@portal/ui'
import { useTeam } from '../data/use-team'
import styles from './NewMember.module.css'
import { NewMemberForm } from './NewMemberForm'

/** Adds a member to the team, for Vet Owners [PRA-11..15, OPEN-13]. */
export function NewMemberScreen() {
  usePageTitle('New staff member')
  const { canManage } = useTeam()
  return (
    <div className={styles.frame}>
      <PageHeader title="New staff member" />
      {canManage ? (
        <Card>
          <NewMemberForm />
        </Card>
      ) : (
        <Card>
          <EmptyState
            title="Only a Vet Owner can add staff members"
            icon="users"
            action={
              <Link to={paths.managePractice()} className={buttonClass()}>
                Back to Manage practice
              </Link>
            }
          >
            Ask a Vet Owner of your practice. You can find them in the team list.
          </EmptyState>
        </Card>
      )}
    </div>
  )
}
