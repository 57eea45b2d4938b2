import { RetryOrCall, useClientCare } from '@portal/booking-ui'
import { paths, usePageTitle } from '@portal/federation'
import type { Read } from '@portal/federation'
import { Link, useParams } from '@portal/router'
import { buttonClass, Card, EmptyState, ErrorState, lazyPart, PageHeader } from '@portal/ui'
import { useMember } from '../data/use-member'
import { nameOf, useTeam } from '../data/use-team'
import type { Member } from '../data/use-team'
import type { MemberSecondFactorProps } from '../second-factor/MemberSecondFactor'
import { AccessFields } from './AccessFields'
import styles from './Member.module.css'
import { MemberDetails } from './MemberDetails'
import { MemberForm } from './MemberForm'
import { MemberSkeleton } from './MemberSkeleton'
import { refusalsFor } from './refusal-texts'

/** Loaded only for Vet Owners on a colleague's page. */
const MemberSecondFactor = lazyPart<MemberSecondFactorProps>(
  async () =>
    (await import(/* webpackChunkName: "member-second-factor" */ '../second-factor/MemberSecondFactor'))
      .MemberSecondFactor,
  () => null,
)

/** A member of the team, opened from the team list [PRA-16..19]. */
export function MemberScreen() {
  const { id = '' } = useParams()
  const read = useMember(id)
  const name = read.data ? nameOf(read.data) : 'Staff member'
  usePageTitle(name)
  const back = (
    <Link to={paths.managePractice()} className={buttonClass()}>
      Back to Manage practice
    </Link>
  )
  return (
    <div className={styles.frame}>
      <PageHeader title={name} lead="Staff member" actions={back} />
      <ManagedMember key={id} read={read} />
    </div>
  )
}

function ManagedMember({ read: { data: member, isMissing, error, isBusy, retry } }: { read: Read<Member> }) {
  const team = useTeam()
  const care = useClientCare()
  if (isMissing) {
    return (
      <Card>
        <EmptyState title="We could not find this staff member" icon="search">
          {`The link may be incomplete, or the profile belongs to another practice. If it should be here, call ${care}.`}
        </EmptyState>
      </Card>
    )
  }
  // Keep loaded data on a failed refresh, since the user may be editing it.
  if ((error && !member) || (team.error && !team.members)) {
    const again = () => {
      if (error) retry()
      if (team.error) team.retry()
    }
    return (
      <Card>
        <ErrorState title="The profile could not be loaded" onRetry={again} retrying={isBusy || team.isBusy}>
          <RetryOrCall safe="Nothing in it has changed." />
        </ErrorState>
      </Card>
    )
  }
  if (!member || !team.members) return <MemberSkeleton />
  const { level, status } = refusalsFor(team.actor, member, team.members)
  if (level && status) return <MemberDetails member={member} closed={{ level, status }} />
  return (
    <div className={styles.cards}>
      <Card>
        <MemberForm member={member}>
          <AccessFields member={member} refusals={{ level, status }} />
        </MemberForm>
      </Card>
      {level === undefined && <MemberSecondFactor id={member.id} firstName={member.first_name} />}
    </div>
  )
}
