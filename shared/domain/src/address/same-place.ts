import { fold } from '../search/fold'
import type { Address } from './schema'

type ComparedAddress = Pick<Address, 'street' | 'city' | 'postalcode'>

/** Whether a look-up found the place that was typed: its number, the first word of its street, suburb and postcode. */
export function isSamePlace(typed: ComparedAddress, found: ComparedAddress): boolean {
  return (
    typed.postalcode.trim() === found.postalcode.trim() &&
    fold(typed.city) === fold(found.city) &&
    houseOf(typed.street) !== '' &&
    houseOf(typed.street) === houseOf(found.street)
  )
}

/** "Unit 3, 12A Marine Pde" and "3/12A Marine Parade" are both "12a marine". */
function houseOf(street: string): string {
  const [, number, word] =
    /(\d+[a-z]?(?:-\d+[a-z]?)?)\s+(\p{L}[\p{L}\d]*)\D*$/u.exec(fold(street.replace('/', ' '))) ?? []
  return number === undefined ? '' : `${number} ${word}`
}
