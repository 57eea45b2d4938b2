import type { ReactNode } from 'react'
import { TextInput, VersionedForm } from '@portal/forms'
import { Button } from '@portal/ui'
import type { Member } from '../data/use-team'
import { toAnswer } from './convert'
import type { MemberValues } from './convert'
import { memberFieldErrors } from './member-errors'
import { MEMBER_WORDS } from './member-words'
import styles from './Member.module.css'
import { useUpdateMember } from './use-update-member'

interface Props {
  readonly member: Member
  /** Why this profile cannot be updated at all. */
  readonly disabledReason?: string | undefined
  /** Access level and status, on the manager route only [PRA-17, PRA-20, PRA-21]. */
  readonly children?: ReactNode
}

/** A member's profile; names and email are read only [PRA-16, PRA-18]. */
export function MemberForm({ member, disabledReason, children }: Props) {
  const { update, reason } = useUpdateMember(member.id)
  return (
    <VersionedForm<MemberValues>
      answer={toAnswer(member)}
      words={MEMBER_WORDS}
      validate={memberFieldErrors}
      save={update}
      actions={({ submitting, blocked }) => (
        <>
          <output className={styles.failed}>{reason}</output>
          <Button
            type="submit"
            variant="primary"
            busy={submitting}
            busyLabel="Updating profile"
            disabledReason={disabledReason ?? blocked}
          >
            Update profile
          </Button>
        </>
      )}
    >
      <div className={styles.pair}>
        <TextInput name="firstName" label="First name" readOnly />
        <TextInput name="lastName" label="Last name" readOnly />
      </div>
      <TextInput name="email" label="Email" readOnly help="Client Care changes names and email addresses for you." />
      {children}
    </VersionedForm>
  )
}
