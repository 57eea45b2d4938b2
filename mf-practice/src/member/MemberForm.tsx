import type { ReactNode } from 'react'
import { FormShell, TextInput } from '@portal/forms'
import { Button } from '@portal/ui'
import type { Member } from '../data/use-team'
import { toValues } from './convert'
import type { MemberValues } from './convert'
import { memberFieldErrors } from './member-errors'
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
  const { update, failed } = useUpdateMember(member)
  return (
    <FormShell<MemberValues>
      initialValues={toValues(member)}
      validate={memberFieldErrors}
      onSubmit={update}
      actions={({ submitting }) => (
        <>
          <output className={styles.failed}>{failed && !submitting ? 'Not saved' : ''}</output>
          <Button
            type="submit"
            variant="primary"
            busy={submitting}
            busyLabel="Updating profile"
            disabledReason={disabledReason}
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
    </FormShell>
  )
}
