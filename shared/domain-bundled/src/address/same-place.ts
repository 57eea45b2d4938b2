import { fold } from '../search/fold'
import type { Address } from '@portal/domain'

type ComparedAddress = Pick<Address, 'street' | 'city' | 'postalcode'>

/** Whether the lookup found the typed address: same house number, first word of the street, suburb and postal code. */
export function isSamePlace(typed: ComparedAddress, found: ComparedAddress): boolean {
  return (
    typed.postalcode.trim() === found.postalcode.trim() &&
    fold(typed.city) === fold(found.city) &&
    houseOf(typed.street) !== '' &&
    houseOf(typed.street) === houseOf(found.street)
  )
}

/**
 * House number and first word of a street: "Unit 3, 12A Marine Pde" and "3/12A Marine Parade" both give "12a marine".
 */
function houseOf(street: string): string {
  const [, number, word] =
    /(\d+[a-z]?(?:-\d+[a-z]?)?)\s+(\p{L}[\p{L}\d]*)\D*$/u.exec(fold(street.replace('/', ' '))) ?? []
  return number === undefined ? '' : `${number} ${word}`
}
