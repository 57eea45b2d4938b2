import { useClientCare, withClientCare } from '@portal/booking-ui'
import { useSignedInUser } from '@portal/federation'
import { BottomBar, FormShell } from '@portal/forms'
import type { BookingOption, PortalBooking, ServiceType } from '@portal/domain'
import type { ReorderChange } from '@portal/domain-bundled/order-again'
import { useNavigate } from '@portal/router'
import { Alert, Button, Card } from '@portal/ui'
import { StaffMemberInput } from '../staff-name/StaffMemberInput'
import { staffMemberError } from '../wording/staff-member'
import { changeText, summaryText } from './change-text'
import { linesAgain } from './lines-again'
import type { AvailableLine } from './lines-again'
import styles from './OrderAgain.module.css'
import { useBeginAgain } from './use-begin-again'

interface CheckedLine extends AvailableLine {
  readonly name: string
  readonly changes: readonly ReorderChange[]
  readonly message: string
}

interface Props {
  readonly option: BookingOption
  readonly serviceTypes: readonly ServiceType[]
  readonly before: PortalBooking
  readonly what: 'order' | 'list'
  /** Where Previous leads. */
  readonly backTo: string
  readonly found: readonly CheckedLine[]
}

interface Values {
  readonly vetStaff: string
}

const START_ID = 'order-again-start'

/** Review of a repeated order before it is created: who orders, what is available, and what has changed [OPEN-186]. */
export function AgainForm({ option, serviceTypes, before, what, backTo, found }: Props) {
  const user = useSignedInUser()
  const navigate = useNavigate()
  const care = useClientCare()
  const { begin, isBusy, failure } = useBeginAgain({ option, serviceTypes, before, lines: linesAgain(before, found) })
  const isChanged = found.some(({ changes }) => changes.length > 0)
  const isGone = found.every(({ quantity }) => quantity === 0)
  return (
    <FormShell<Values>
      id="order-again"
      initialValues={{ vetStaff: '' }}
      validate={errorsOf}
      onSubmit={({ vetStaff }) => begin(vetStaff)}
    >
      <div className={styles.stack}>
        {failure && (
          <Alert kind="error" title="The order was not started">
            {failure.kind === 'invalid'
              ? withClientCare(`${failure.message} Begin a new order instead.`, care)
              : `Try again, or call ${care}.`}
          </Alert>
        )}
        <Alert kind={isChanged ? 'warning' : 'info'} title={summaryText(found, what)}>
          {isGone ? 'Choose other items in a new order.' : 'Nothing is submitted yet: items can still be changed.'}
        </Alert>
        <div className={styles.columns}>
          <Card title="Items">
            <ul className={styles.lines}>
              {found.map((line) => (
                <AgainLine key={line.line_id} line={line} />
              ))}
            </ul>
          </Card>
          {!isGone && (
            <Card>
              <StaffMemberInput userId={user.id} optionId={START_ID} />
            </Card>
          )}
        </div>
      </div>
      <BottomBar>
        <Button onClick={() => void navigate(backTo)}>Previous</Button>
        {!isGone && (
          <Button id={START_ID} type="submit" variant="primary" busy={isBusy} busyLabel="Starting">
            Start the order
          </Button>
        )}
      </BottomBar>
    </FormShell>
  )
}

function AgainLine({ line }: { readonly line: CheckedLine }) {
  return (
    <li>
      {line.quantity > 0 && <span className={styles.quantity}>{`${line.quantity} ×`}</span>}
      <span>{` ${line.name}`}</span>
      {line.changes.map((change) => (
        <p key={change.kind} className={styles.change}>
          {changeText(change, line)}
        </p>
      ))}
    </li>
  )
}

function errorsOf({ vetStaff }: Values) {
  const error = staffMemberError(vetStaff)
  return error ? { vetStaff: error } : {}
}
