import { SelectInput } from '@portal/forms'
import type { Member } from '../data/use-team'
import { accessLevelOptions } from './member-labels'
import { STATUS_OPTIONS } from './convert'
import styles from './Member.module.css'
import type { Refusals } from './refusal-texts'

interface Props {
  readonly member: Member
  readonly refusals: Refusals
}

const LEVEL_HELP = 'A Vet Owner manages prices and the team; Vet Staff book and look things up.'
const STATUS_HELP = 'Inactive members are signed out at once and cannot sign in.'

/** Access level and member status; a disabled selector says why [PRA-17, OPEN-13]. */
export function AccessFields({ member, refusals: { level, status } }: Props) {
  return (
    <div className={styles.fields}>
      <SelectInput
        name="accessLevel"
        label="Access level"
        options={accessLevelOptions(member.cstm.portal_access_c ?? '')}
        disabled={level !== undefined}
        help={level ?? LEVEL_HELP}
      />
      <SelectInput
        name="memberStatus"
        label="Member status"
        options={STATUS_OPTIONS}
        disabled={status !== undefined}
        help={status ?? STATUS_HELP}
      />
    </div>
  )
}
