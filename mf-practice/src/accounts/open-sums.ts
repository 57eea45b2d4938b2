import { sumOf } from '@portal/domain'
import { isOpenInvoice, isOverdue, typeWords } from '@portal/domain/invoices'
import type { InvoiceCalendar, ListedInvoice } from '@portal/domain/invoices'

/** Some invoices together; the sum is null where the amount of one of them is not known. */
export interface OpenSum {
  readonly count: number
  readonly sum: number | null
}

export interface OpenSums {
  /** Still to be paid, overdue ones among them. */
  readonly awaiting: OpenSum
  readonly overdue: OpenSum
  /** Credit notes of which something is left. */
  readonly credit: OpenSum
  /** Of one of them only the whole amount is told: what was paid or used in part is in the sums. */
  readonly hasWhole: boolean
}

type Facts = Pick<ListedInvoice, 'Type' | 'Status' | 'Total' | 'DueDate' | 'AmountDue'>

/** What the practice has open: what is told to be left of each, else its total [OPEN-213, OPEN-265]. */
export function openSums(invoices: readonly Facts[], today: InvoiceCalendar): OpenSums {
  const open = invoices.filter(isOpenInvoice)
  const due = open.filter((invoice) => typeWords(invoice) === 'Invoice')
  const notes = open.filter((invoice) => typeWords(invoice) === 'Credit note')
  return {
    awaiting: together(due.map(leftOf)),
    overdue: together(due.filter((invoice) => isOverdue(invoice, today)).map(leftOf)),
    // Accounts tell a credit as an amount below zero or above it.
    credit: together(notes.map(leftOf).map((left) => (left === null ? null : Math.abs(left)))),
    hasWhole: [...due, ...notes].some(({ AmountDue }) => AmountDue === undefined || AmountDue === null),
  }
}

const leftOf = ({ AmountDue, Total }: Facts) => AmountDue ?? Total

function together(amounts: readonly (number | null)[]): OpenSum {
  return { count: amounts.length, sum: amounts.includes(null) ? null : sumOf(amounts) }
}
