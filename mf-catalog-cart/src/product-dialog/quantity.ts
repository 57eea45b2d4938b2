/** A quantity as typed: a whole number from 1 to 99, else null. */
export function quantityOf(typed: string): number | null {
  const quantity = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  return quantity >= 1 ? quantity : null
}
