import { SelectInput } from '@portal/forms'
import { levelRefusal, statusRefusal, toMemberAccess } from '@portal/domain'
import type { MemberAccess } from '@portal/domain'
import type { Member } from '../data/use-team'
import { accessLevelOptions } from './access-level-options'
import { STATUS_OPTIONS } from './convert'
import styles from './Member.module.css'
import { REFUSAL_TEXTS } from './refusal-texts'

interface Props {
  readonly member: Member
  readonly actor: MemberAccess
  readonly team: readonly Member[]
}

const LEVEL_HELP = 'A Vet Owner manages prices and the team; Vet Staff book and look things up.'
const STATUS_HELP = 'Inactive members are signed out at once and cannot sign in.'

/** Access level and member status; a closed selector says why [PRA-17, OPEN-13]. */
export function AccessFields({ member, actor, team }: Props) {
  const access = toMemberAccess(member)
  const level = levelRefusal(actor, access)
  const status = statusRefusal(actor, access, team.map(toMemberAccess))
  return (
    <div className={styles.pair}>
      <SelectInput
        name="accessLevel"
        label="Access level"
        options={accessLevelOptions(access.level ?? '')}
        disabled={level !== undefined}
        help={level ? REFUSAL_TEXTS[level] : LEVEL_HELP}
      />
      <SelectInput
        name="memberStatus"
        label="Member status"
        options={STATUS_OPTIONS}
        disabled={status !== undefined}
        help={status ? REFUSAL_TEXTS[status] : STATUS_HELP}
      />
    </div>
  )
}
