import { sumOf } from '@portal/domain'
import { isOpenInvoice, isOverdue, typeWords } from '@portal/domain-bundled/invoices'
import type { InvoiceCalendar, ListedInvoice } from '@portal/domain-bundled/invoices'

/** Count and sum of some invoices; the sum is null when an amount is unknown. */
export interface OpenSum {
  readonly count: number
  readonly sum: number | null
}

export interface OpenSums {
  /** Unpaid invoices, including overdue ones. */
  readonly awaiting: OpenSum
  readonly overdue: OpenSum
  /** Credit notes with an amount left. */
  readonly credit: OpenSum
  /** Whether some invoice gives only its full amount, so that the sum ignores part payments. */
  readonly hasWhole: boolean
}

type InvoiceAmounts = Pick<ListedInvoice, 'Type' | 'Status' | 'Total' | 'DueDate' | 'AmountDue'>

/**
 * The practice's open amounts: the amount left of each invoice, or its total when that is unknown [OPEN-213, OPEN-265].
 */
export function openSums(invoices: readonly InvoiceAmounts[], today: InvoiceCalendar): OpenSums {
  const open = invoices.filter(isOpenInvoice)
  const due = open.filter((invoice) => typeWords(invoice) === 'Invoice')
  const notes = open.filter((invoice) => typeWords(invoice) === 'Credit note')
  return {
    awaiting: openSumOf(due.map(leftOf)),
    overdue: openSumOf(due.filter((invoice) => isOverdue(invoice, today)).map(leftOf)),
    // Accounts give a credit as a negative or a positive amount.
    credit: openSumOf(notes.map(leftOf).map((left) => (left === null ? null : Math.abs(left)))),
    hasWhole: [...due, ...notes].some(({ AmountDue }) => AmountDue === undefined || AmountDue === null),
  }
}

const leftOf = ({ AmountDue, Total }: InvoiceAmounts) => AmountDue ?? Total

function openSumOf(amounts: readonly (number | null)[]): OpenSum {
  return { count: amounts.length, sum: amounts.includes(null) ? null : sumOf(amounts) }
}
