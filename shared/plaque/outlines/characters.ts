import { ENGRAVABLE } from '@portal/domain'

/** Whose distances are in a table: other letters stand as the letter they are made of. */
export const KERNED = ENGRAVABLE.filter((character) => character <= 'ÿ' || /\p{P}/u.test(character))
