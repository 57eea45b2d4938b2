import { paths, usePageTitle } from '@portal/federation'
import { Link, useParams } from '@portal/router'
import { buttonClass, Card, EmptyState, ErrorState, PageHeader } from '@portal/ui'
import { useMember } from '../data/use-member'
import { useTeam } from '../data/use-team'
import { AccessFields } from './AccessFields'
import styles from './Member.module.css'
import { MemberForm } from './MemberForm'
import { MemberSkeleton } from './MemberSkeleton'

/** A member of the team by the manager route [PRA-16..19]. */
export function MemberScreen() {
  usePageTitle('Staff member')
  const { id = '' } = useParams()
  const back = (
    <Link to={paths.managePractice()} className={buttonClass()}>
      Back to Manage practice
    </Link>
  )
  return (
    <>
      <PageHeader title="Staff member" actions={back} />
      <ManagedMember key={id} id={id} />
    </>
  )
}

function ManagedMember({ id }: { id: string }) {
  const { data: member, isMissing, error, isBusy, retry } = useMember(id)
  const team = useTeam()
  if (isMissing) {
    return (
      <EmptyState title="We could not find this staff member" icon="search">
        The link may be incomplete, or the profile belongs to another practice.
      </EmptyState>
    )
  }
  // What was read stays: somebody may be at work in it.
  if ((error && !member) || (team.error && !team.members)) {
    const again = () => {
      if (error) retry()
      if (team.error) team.retry()
    }
    return (
      <Card className={styles.card}>
        <ErrorState title="The profile could not be loaded" onRetry={again} retrying={isBusy || team.isBusy}>
          Nothing in it has changed. Try again in a moment.
        </ErrorState>
      </Card>
    )
  }
  if (!member || !team.members) return <MemberSkeleton rows={3} />
  const isClosed = !team.canManage && team.actor.id !== member.id
  return (
    <Card className={styles.card}>
      <MemberForm member={member} disabledReason={isClosed ? 'Vet Owners only' : undefined}>
        <AccessFields member={member} actor={team.actor} team={team.members} />
      </MemberForm>
    </Card>
  )
}
