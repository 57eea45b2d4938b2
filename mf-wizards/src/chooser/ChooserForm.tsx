import { useRef, useState } from 'react'
import { bookingOptionBySlug, chooserErrors } from '@portal/domain'
import type { BookingOption, ServiceType, VetPractice } from '@portal/domain'
import { draftAddress, paths, useDraft, useSignedInUser } from '@portal/federation'
import { BottomBar, FormShell, RadioInput } from '@portal/forms'
import { Link, useNavigate, useSearchParams } from '@portal/router'
import { Button, Card, EmptyState } from '@portal/ui'
import { clearIfFree, isOpenElsewhere } from '../booking/claimed-draft'
import { forgetHandedOver, handOverTo } from '../booking/handed-over'
import { rememberStaffName } from '../booking/staff-names'
import { startBooking } from '../booking/start-booking'
import { beginDraft, lastBegun } from '../booking/wizard-draft'
import { keptListPath } from '../kept-lists/kept-list-path'
import { WIZARDS } from '../plan/wizards'
import { StaffMemberInput } from '../staff-name/StaffMemberInput'
import { staffMemberError } from '../wording/staff-member'
import styles from './Chooser.module.css'
import { ChosenOutcome } from './ChosenOutcome'
import { HandedOver } from './HandedOver'
import { ReplaceDraftDialog } from './ReplaceDraftDialog'
import { typedValues } from './typed-values'
import type { ChooserValues } from './typed-values'

interface ChooserFormProps {
  readonly options: readonly BookingOption[]
  readonly serviceTypes: readonly ServiceType[]
  readonly practice: VetPractice
}

const FORM_ID = 'chooser'

/** Staff member and kind of booking; Next begins the booking [WIZ-03..09]. */
export function ChooserForm({ options, serviceTypes, practice }: ChooserFormProps) {
  const user = useSignedInUser()
  const navigate = useNavigate()
  const asked = useSearchParams()[0].get('bookingoption') ?? ''
  const [initial] = useState(() => initialValues(user.id, asked, options))
  const hasBegun = useRef(false)
  const before = { userId: user.id, id: lastBegun.read(user.id) ?? '' }
  const draft = useDraft(before)
  const [waiting, setWaiting] = useState<ChooserValues | null>(null)

  const begin = ({ vetStaff, option: slug }: ChooserValues) => {
    const option = bookingOptionBySlug(slug)
    if (!option) return
    const id = beginDraft(user.id, option, startBooking({ option, vetStaff, practice, serviceTypes }))
    hasBegun.current = true
    // Where no owner and pet are asked for, there is nothing to fill.
    if (WIZARDS[option.kind].steps(option.sugarAPIName).includes('ownerPet')) handOverTo(user.id, id)
    else forgetHandedOver(user.id)
    typedValues.forget(user.id)
    rememberStaffName(user.id, vetStaff)
    void navigate(draftAddress(paths.newBookingWizard(option.kind), id))
  }
  const replace = async (values: ChooserValues) => {
    setWaiting(null)
    await clearIfFree(before)
    begin(values)
  }
  const submit = async (values: ChooserValues) => {
    if (!draft) begin(values)
    else if (!draft.summary.holdsWork) await replace(values)
    else if (await isOpenElsewhere(before)) begin(values)
    else setWaiting(values)
  }
  if (options.length === 0) return <NothingOffered />
  return (
    <>
      <FormShell<ChooserValues>
        id={FORM_ID}
        initialValues={initial}
        validate={errorsOf}
        onSubmit={submit}
        onChange={(values) => hasBegun.current || typedValues.write(user.id, { ...values, asked })}
      >
        <Card>
          <div className={styles.fields}>
            <HandedOver />
            <StaffMemberInput userId={user.id} optionId={`${FORM_ID}-option`} />
            <RadioInput
              name="option"
              legend="What would you like to book?"
              wide
              options={options.map(({ slug, label, helpText }) => ({ value: slug, label, help: helpText }))}
            />
            {options.some(({ kind }) => kind === 'vet-supply-order') && (
              <p>
                <Link to={keptListPath()}>Kept lists of vet supplies</Link>
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
      {draft && waiting && (
        <ReplaceDraftDialog
          draft={draft}
          draftId={before.id}
          onKeep={() => setWaiting(null)}
          onReplace={() => void replace(waiting)}
        />
      )}
    </>
  )
}

/** The staff member in words, the option by its mark alone [WIZ-06, WIZ-07]. */
function errorsOf(values: ChooserValues) {
  const vetStaff = staffMemberError(values.vetStaff)
  return { ...(vetStaff && { vetStaff }), ...(chooserErrors(values).option && { option: true as const }) }
}

/** The address preselects [WIZ-02, OPEN-32], unless something else was chosen at this address before a reload. */
function initialValues(userId: string, asked: string, options: readonly BookingOption[]): ChooserValues {
  const typed = typedValues.read(userId)
  const wanted = typed?.asked === asked ? typed.option : asked
  const isOffered = options.some(({ slug }) => slug === wanted)
  return { vetStaff: typed?.vetStaff ?? '', option: isOffered ? wanted : '' }
}

function NothingOffered() {
  return (
    <EmptyState title="No booking options are set up for your practice">
      Client Care can set them up for you. The number is on the page Customer Support.
    </EmptyState>
  )
}
