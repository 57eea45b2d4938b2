import { bookingCart, claimForWizard, formRules, next, startSession } from '../../../mf-wizards/src/testing/headless'

/** What a tab is made of; a variant puts something else in place of one, to prove that the oracle notices. */
export const PARTS = { bookingCart, claimForWizard, formRules, next, startSession }
export type Parts = typeof PARTS
