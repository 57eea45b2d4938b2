import { useState } from 'react'
import { useClientCare } from '@portal/booking-ui'
import { chooserErrors, offersPlainCommunal } from '@portal/domain'
import type { BookingOption, ServiceType, VetPractice } from '@portal/domain'
import { paths, useSignedInUser } from '@portal/federation'
import { BottomBar, FormShell, RadioInput } from '@portal/forms'
import { Link, useNavigate, useSearchParams } from '@portal/router'
import { Button, Card, EmptyState } from '@portal/ui'
import { savedListPath } from '../saved-lists/saved-list-path'
import { StaffMemberInput } from '../staff-name/StaffMemberInput'
import { noPlainCommunalText } from '../wording/client-care'
import { staffMemberError } from '../wording/staff-member'
import styles from './Chooser.module.css'
import { ChosenOutcome } from './ChosenOutcome'
import { HandedOver } from './HandedOver'
import { ReplaceDraftDialog } from './ReplaceDraftDialog'
import { typedValues } from './typed-values'
import type { ChooserValues } from './typed-values'
import { chosenBefore, useBegin } from './use-begin'
import type { FormerBooking } from './use-former-booking'

interface ChooserFormProps {
  readonly options: readonly BookingOption[]
  readonly serviceTypes: readonly ServiceType[]
  readonly practice: VetPractice
  /** The booking whose kind is changed. */
  readonly former: FormerBooking | null
}

const FORM_ID = 'chooser'
const WITH_KEEPSAKES = 'communal'

/** Staff member and kind of booking; Next starts the booking [WIZ-03..09]. */
export function ChooserForm({ options, serviceTypes, practice, former }: ChooserFormProps) {
  const user = useSignedInUser()
  const navigate = useNavigate()
  const option = useSearchParams()[0].get('bookingoption') ?? ''
  const [initial] = useState(() => initialValues(user.id, option, options, former))
  const { begin, hasBegun, asking } = useBegin({ serviceTypes, practice, former })
  const care = useClientCare()
  if (options.length === 0) return <NothingOffered care={care} />
  const byPhone = offersPlainCommunal(options) ? '' : noPlainCommunalText(care)
  const withKeepsakes = options.some(({ slug }) => slug === WITH_KEEPSAKES)
  return (
    <>
      <FormShell<ChooserValues>
        id={FORM_ID}
        initialValues={initial}
        validate={errorsOf}
        onSubmit={begin}
        onChange={(values) => hasBegun.current || typedValues.write(user.id, { ...values, requested: option })}
      >
        <Card>
          <div className={styles.fields}>
            <HandedOver />
            <StaffMemberInput userId={user.id} optionId={`${FORM_ID}-option`} />
            <RadioInput
              name="option"
              legend="What would you like to book?"
              wide
              options={options.map(({ slug, label, helpText }) => ({
                value: slug,
                label,
                help: slug === WITH_KEEPSAKES && byPhone ? `${helpText} ${byPhone}` : helpText,
              }))}
            />
            {byPhone && !withKeepsakes && <p>{byPhone}</p>}
            {options.some(({ kind }) => kind === 'vet-supply-order') && (
              <p>
                <Link to={savedListPath()}>Saved lists of vet supplies</Link>
              </p>
            )}
          </div>
        </Card>
        <BottomBar note={<ChosenOutcome practice={practice} />}>
          <Button onClick={() => void navigate(paths.dashboard())}>Previous</Button>
          <Button type="submit" variant="primary">
            Next
          </Button>
        </BottomBar>
      </FormShell>
      {asking && <ReplaceDraftDialog {...asking} />}
    </>
  )
}

/** Error text for the staff member; the option is only marked [WIZ-06, WIZ-07]. */
function errorsOf(values: ChooserValues) {
  const vetStaff = staffMemberError(values.vetStaff)
  return { ...(vetStaff && { vetStaff }), ...(chooserErrors(values).option && { option: true as const }) }
}

/**
 * Initial choice: the former booking's; else the one typed before a reload; else the option in the address [WIZ-02,
 * OPEN-32].
 */
function initialValues(
  userId: string,
  option: string,
  options: readonly BookingOption[],
  former: FormerBooking | null,
): ChooserValues {
  const typed = typedValues.read(userId)
  const before = former && chosenBefore(userId, former)
  const preselected = before?.option ?? (typed?.requested === option ? typed.option : option)
  const isOffered = options.some(({ slug }) => slug === preselected)
  return { vetStaff: before?.vetStaff ?? typed?.vetStaff ?? '', option: isOffered ? preselected : '' }
}

function NothingOffered({ care }: { readonly care: string }) {
  return (
    <EmptyState title="No booking options are set up for your practice">
      {`To have them set up, call ${care}.`}
    </EmptyState>
  )
}
