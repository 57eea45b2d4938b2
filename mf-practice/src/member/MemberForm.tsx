import type { ReactNode } from 'react'
import { VersionedForm } from '@portal/forms'
import { FinalButton, SummaryList } from '@portal/ui'
import type { Member } from '../data/use-team'
import { toAnswer } from './convert'
import type { MemberValues } from './convert'
import { memberFieldErrors } from './member-errors'
import { NamesNote, namedRows } from './MemberDetails'
import { MEMBER_LABELS } from './member-labels'
import styles from './Member.module.css'
import { useUpdateMember } from './use-update-member'

interface Props {
  readonly member: Member
  /** The editable fields: access level and status [PRA-17, PRA-21]. */
  readonly children: ReactNode
}

/**
 * A member's profile; names and email are shown as text [PRA-16, PRA-18, OPEN-266]. A deactivated member is signed out
 * at once.
 */
export function MemberForm({ member, children }: Props) {
  const { update, reason } = useUpdateMember(member.id)
  return (
    <VersionedForm<MemberValues>
      answer={toAnswer(member)}
      words={MEMBER_LABELS}
      validate={memberFieldErrors}
      save={update}
      actions={({ submitting, blocked }) => (
        <>
          <output className={styles.failed}>{reason}</output>
          <FinalButton
            type="submit"
            variant="primary"
            busy={submitting}
            busyLabel="Updating profile"
            disabledReason={blocked}
            readyFor={String(member.version)}
          >
            Update profile
          </FinalButton>
        </>
      )}
    >
      <div className={styles.form}>
        <div>
          <SummaryList rows={namedRows(member)} dense />
          <NamesNote />
        </div>
        {children}
      </div>
    </VersionedForm>
  )
}
