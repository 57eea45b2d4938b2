import { FormShell, SelectInput, TextInput } from '@portal/forms'
import { MEMBER_STATUS } from '@portal/domain'
import type { MemberForm } from '@portal/domain'
import { paths } from '@portal/federation'
import { Link } from '@portal/router'
import { Button, buttonClass } from '@portal/ui'
import { ACCESS_LEVEL_OPTIONS } from '../member/member-labels'
import { memberFieldErrors } from '../member/member-errors'
import styles from './NewMember.module.css'
import { useCreateMember } from './use-create-member'

/** A new member is active [PRA-14]. */
const EMPTY: MemberForm = {
  firstName: '',
  lastName: '',
  email: '',
  accessLevel: '',
  memberStatus: MEMBER_STATUS.active,
}

export function NewMemberForm() {
  const create = useCreateMember()
  return (
    <FormShell<MemberForm>
      initialValues={EMPTY}
      validate={memberFieldErrors}
      onSubmit={create}
      actions={({ submitting }) => (
        <>
          <Link to={paths.managePractice()} className={buttonClass()}>
            Cancel
          </Link>
          <Button type="submit" variant="primary" busy={submitting} busyLabel="Creating profile">
            Create profile
          </Button>
        </>
      )}
    >
      <div className={styles.fields}>
        <TextInput name="firstName" label="First name" autoComplete="off" />
        <TextInput name="lastName" label="Last name" autoComplete="off" />
        <TextInput
          name="email"
          label="Email"
          help="Their username. We email a temporary password to this address."
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectInput
          name="accessLevel"
          label="Access level"
          help="A Vet Owner manages prices and the team; Vet Staff book and look things up."
          placeholder="Choose an access level"
          options={ACCESS_LEVEL_OPTIONS}
        />
      </div>
    </FormShell>
  )
}
