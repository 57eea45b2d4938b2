import { paths, usePageTitle, useSignedInUser } from '@portal/federation'
import { Link } from '@portal/router'
import { buttonClass, Card, ErrorState, PageHeader } from '@portal/ui'
import { useMember } from '../data/use-member'
import styles from './Member.module.css'
import { MemberForm } from './MemberForm'
import { MemberSkeleton } from './MemberSkeleton'

/** The own profile: the signed-in user's id, no access level and no status [PRA-20]. */
export function ProfileScreen() {
  usePageTitle('Profile')
  const password = (
    <Link to={paths.updatePassword()} className={buttonClass()}>
      Update password
    </Link>
  )
  return (
    <>
      <PageHeader title="Profile" actions={password} />
      <OwnProfile />
    </>
  )
}

function OwnProfile() {
  const { id } = useSignedInUser()
  const { data: member, error, isBusy, retry } = useMember(id)
  if (error && !member) {
    return (
      <Card className={styles.card}>
        <ErrorState title="Your profile could not be loaded" onRetry={retry} retrying={isBusy}>
          Nothing in it has changed. Try again in a moment.
        </ErrorState>
      </Card>
    )
  }
  if (!member) return <MemberSkeleton rows={2} />
  return (
    <Card className={styles.card}>
      <MemberForm member={member} />
    </Card>
  )
}
