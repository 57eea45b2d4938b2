import { ENGRAVABLE } from '@portal/domain'

/** Characters with kerning: others use the kerning of their base letter. */
export const KERNED = ENGRAVABLE.filter((character) => character <= 'ÿ' || /\p{P}/u.test(character))
