import { bookingCart } from '../../../mf-wizards/src/booking/cart'
import { claimForWizard } from '../../../mf-wizards/src/booking/claimed-draft'
import { next } from '../../../mf-wizards/src/booking/session/next'
import { startSession } from '../../../mf-wizards/src/booking/session/session'
import { formRules } from '../../../mf-wizards/src/steps/owner-pet/form-rules'

/** What a tab is made of; a variant puts something else in place of one, to prove that the oracle notices. */
export const PARTS = { bookingCart, claimForWizard, formRules, next, startSession }
export type Parts = typeof PARTS
