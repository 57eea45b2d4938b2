import { useClientCare } from '@portal/booking-ui'
import { accessLevelLabel } from '@portal/domain'
import { Card, Skeleton, SummaryList, VisuallyHidden } from '@portal/ui'
import type { SummaryRow } from '@portal/ui'
import type { Member } from '../data/use-team'
import { toAnswer } from './convert'
import { MEMBER_LABELS, accessLevelOptions } from './member-labels'
import styles from './Member.module.css'

interface Props {
  readonly member: Member
  /** Why level and status cannot be changed; without it they are not shown [PRA-20]. */
  readonly closed?: { readonly level: string; readonly status: string }
}

/** A read-only member profile: text instead of disabled fields [PRA-16, PRA-17]. */
export function MemberDetails({ member, closed }: Props) {
  const { values } = toAnswer(member)
  const access: SummaryRow[] = closed
    ? [
        { label: MEMBER_LABELS.accessLevel.label, value: <Closed why={closed.level}>{levelText(member)}</Closed> },
        {
          label: MEMBER_LABELS.memberStatus.label,
          value: <Closed why={closed.status}>{MEMBER_LABELS.memberStatus.show(values)}</Closed>,
        },
      ]
    : []
  return <Details rows={[...namedRows(member), ...access]} />
}

/** Names and email, which are never editable here [PRA-16]. */
export function namedRows(member: Member): SummaryRow[] {
  const { values } = toAnswer(member)
  return NAMED.map((name) => ({ label: MEMBER_LABELS[name].label, value: values[name] }))
}

/** Placeholder of the same height, so that nothing below moves. */
export function LoadingDetails() {
  const rows = NAMED.map((name) => ({
    label: MEMBER_LABELS[name].label,
    value: <Skeleton width="10rem" height="1.5rem" />,
  }))
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>Loading the profile</output>
      </VisuallyHidden>
      <Details rows={rows} />
    </div>
  )
}

const NAMED = ['firstName', 'lastName', 'email'] as const

function Details({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <Card title="Details">
      <SummaryList rows={rows} dense />
      <NamesNote />
    </Card>
  )
}

export function NamesNote() {
  const care = useClientCare()
  return <p className={styles.note}>{`To change a name or an email address, call ${care}.`}</p>
}

function Closed({ why, children }: { why: string; children: string }) {
  return (
    <>
      <span>{children}</span>
      <span className={styles.why}>{why}</span>
    </>
  )
}

function levelText({ cstm: { portal_access_c: level } }: Member): string {
  const offered = accessLevelOptions(level ?? '').find(({ value }) => value === level)
  return offered?.label ?? accessLevelLabel(level)
}
