import { RetryOrCall } from '@portal/booking-ui'
import { paths, usePageTitle, useSignedInUser } from '@portal/federation'
import type { Read } from '@portal/federation'
import { Link } from '@portal/router'
import { buttonClass, Card, ErrorState, PageHeader } from '@portal/ui'
import { useMember } from '../data/use-member'
import { nameOf } from '../data/use-team'
import type { Member } from '../data/use-team'
import { SecondFactorCard } from '../second-factor/SecondFactorCard'
import { Setting } from '../setting/Setting'
import { SignInsCard } from '../sign-ins/SignInsCard'
import styles from './Member.module.css'
import { LoadingDetails, MemberDetails } from './MemberDetails'

/**
 * The user's own profile without access level and status [PRA-20], so there is nothing to update; the password has its
 * own page.
 */
export function ProfileScreen() {
  const { id, username } = useSignedInUser()
  const read = useMember(id)
  const name = read.data ? nameOf(read.data) : 'Profile'
  usePageTitle(read.data ? `${name}, your profile` : name)
  return (
    <div className={styles.frame}>
      <PageHeader title={name} lead="Your profile" />
      <div className={styles.cards}>
        <OwnDetails read={read} />
        <Card title="Password">
          <Setting
            action={
              <Link to={paths.updatePassword()} className={buttonClass('primary')}>
                Update password
              </Link>
            }
          >
            <p>
              You sign in as <strong>{username}</strong>. For a new password we send a code to the email address of this
              account.
            </p>
          </Setting>
        </Card>
        <SecondFactorCard />
        {/* Last, since its list loads later and has any length. */}
        <SignInsCard />
      </div>
    </div>
  )
}

function OwnDetails({ read: { data: member, error, isBusy, retry } }: { read: Read<Member> }) {
  if (error && !member) {
    return (
      <Card>
        <ErrorState title="Your profile could not be loaded" onRetry={retry} retrying={isBusy}>
          <RetryOrCall safe="Nothing in it has changed." />
        </ErrorState>
      </Card>
    )
  }
  return member ? <MemberDetails member={member} /> : <LoadingDetails />
}
