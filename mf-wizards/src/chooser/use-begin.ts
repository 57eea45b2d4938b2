import { useRef, useState } from 'react'
import { bookingOptionBySlug, canBecome, toPortalBooking } from '@portal/domain'
import type { BookingOption, ServiceType, VetPractice } from '@portal/domain'
import { draftAddress, paths, readDraft, useDraft, useSignedInUser } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { clearIfFree, isOpenElsewhere } from '../booking/claimed-draft'
import { removeHandedOver, assignCardTo } from '../booking/handed-over'
import { readWork } from '../booking/session/draft-work'
import { rememberStaffName } from '../booking/staff-names'
import { startBooking } from '../booking/start-booking'
import { beginDraft, lastBegun } from '../booking/wizard-draft'
import { WIZARDS } from '../plan/wizards'
import { typedValues } from './typed-values'
import type { ChooserValues } from './typed-values'
import type { FormerBooking } from './use-former-booking'

interface BeginContext {
  readonly serviceTypes: readonly ServiceType[]
  readonly practice: VetPractice
  readonly former: FormerBooking | null
}

/** Action of Next: starts a booking, asks before replacing another, or changes the kind [OPEN-55, OPEN-341]. */
export function useBegin({ serviceTypes, practice, former }: BeginContext) {
  const user = useSignedInUser()
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  const before = { userId: user.id, id: former?.draftId ?? lastBegun.read(user.id) ?? '' }
  const draft = useDraft(before)
  const [waiting, setWaiting] = useState<ChooserValues | null>(null)

  const open = (option: BookingOption, { vetStaff }: ChooserValues, id: string) => {
    hasBegun.current = true
    // Without an owner and pet step there is nothing to fill in.
    if (WIZARDS[option.kind].steps(option.sugarAPIName).includes('ownerPet')) assignCardTo(user.id, id)
    else removeHandedOver(user.id)
    typedValues.forget(user.id)
    rememberStaffName(user.id, vetStaff)
    void navigate(draftAddress(paths.newBookingWizard(option.kind), id))
  }
  const beginAnew = (values: ChooserValues) => {
    const option = bookingOptionBySlug(values.option)
    if (!option) return
    const { vetStaff } = values
    open(option, values, beginDraft(user.id, option, startBooking({ option, vetStaff, practice, serviceTypes })))
  }
  /** Tries to continue the former booking as another kind; not when another tab works on it. */
  const goOn = async (values: ChooserValues): Promise<boolean> => {
    const option = bookingOptionBySlug(values.option)
    const was = former && bookingOptionBySlug(chosenBefore(user.id, former)?.option)
    if (!option || !former || !was || !canBecome(was.sugarAPIName, option.sugarAPIName)) return false
    if (await isOpenElsewhere(before)) return false
    const { changeKind } = await import(/* webpackChunkName: "change-kind" */ './change-kind')
    const { server } = former
    const vetStaff = values.vetStaff.trim()
    open(option, values, changeKind({ key: before, server, option, vetStaff, practice, serviceTypes }))
    return true
  }
  const replace = async (values: ChooserValues) => {
    setWaiting(null)
    await clearIfFree(before)
    beginAnew(values)
  }
  const begin = async (values: ChooserValues) => {
    if (await goOn(values)) return
    if (!draft) beginAnew(values)
    else if (!draft.summary.holdsWork) await replace(values)
    else if (await isOpenElsewhere(before)) beginAnew(values)
    else setWaiting(values)
  }
  const asking = draft &&
    waiting && {
      draft,
      draftId: before.id,
      onKeep: () => setWaiting(null),
      onReplace: () => void replace(waiting),
    }
  return { begin, hasBegun, asking }
}

/** Staff member and kind of the former booking. */
export function chosenBefore(userId: string, { draftId, server }: FormerBooking): ChooserValues | null {
  const work = readWork(readDraft({ userId, id: draftId })?.work)
  const saved = server && toPortalBooking(server)
  const option = work.option || saved?.bookingOptionSelected?.slug
  return option ? { option, vetStaff: saved?.vetStaff || work.vetStaff } : null
}
