import { bookingCart } from '../../../mf-wizards/src/booking/cart'
import { bookingWriter } from '../../../mf-wizards/src/booking/booking-writer'
import { claimForWizard } from '../../../mf-wizards/src/booking/claimed-draft'
import { SharedValues } from '../../../mf-wizards/src/steps/owner-pet/shared-values'

/** What a tab is made of; a variant puts something else in place of one, to prove that the oracle notices. */
export const PARTS = { bookingCart, bookingWriter, claimForWizard, SharedValues }
export type Parts = typeof PARTS
