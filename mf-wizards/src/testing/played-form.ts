import { petFields } from '@portal/domain'
import { bella } from './bookings'
import { bellaAt, PlayedSession } from './played-session'

export const STEP = '#owner-pet-details'

/** Bella's form, opened on version 3. */
export function opened(...setup: ConstructorParameters<typeof PlayedSession>) {
  const page = new PlayedSession(...setup)
  page.openForm()
  return page
}

/** Bella as renamed by a colleague. */
export const named = (version: number, firstName: string, stage = 'VP Unsubmitted') => {
  const pet = petFields.write({ ...bella().pet, firstName })
  return { ...bellaAt(version, { stage }), pet }
}

export const submitted = (version: number) => named(version, 'Bella', 'VP Submitted')

export const shownName = ({ session }: PlayedSession) => session.form?.typed.pet.firstName
export const storedName = (page: PlayedSession) => page.draft.unsaved?.[STEP]
