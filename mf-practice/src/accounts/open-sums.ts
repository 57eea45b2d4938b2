import { sumOf } from '@portal/domain'
import type { Invoice } from '@portal/domain'
import { statusWords, typeWords } from '@portal/domain/invoices'

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
}

type Facts = Pick<Invoice, 'Type' | 'Status' | 'Total'>

const isOverdue = (invoice: Facts) => statusWords(invoice) === 'Overdue'
const isOpen = (invoice: Facts) => isOverdue(invoice) || statusWords(invoice) === 'Awaiting payment'

/** What the practice has open, by type, status and total, which is all that is told of an invoice [PRA-02, OPEN-213]. */
export function openSums(invoices: readonly Facts[]): OpenSums {
  const open = invoices.filter(isOpen)
  const due = open.filter((invoice) => typeWords(invoice) === 'Invoice')
  const credit = open.filter((invoice) => typeWords(invoice) === 'Credit note')
  // Accounts tell a credit as an amount below zero or above it.
  const amounts = credit.map((note) => ({ Total: note.Total === null ? null : Math.abs(note.Total) }))
  return { awaiting: together(due), overdue: together(due.filter(isOverdue)), credit: together(amounts) }
}

function together(some: readonly Pick<Facts, 'Total'>[]): OpenSum {
  const isKnown = some.every(({ Total }) => Total !== null)
  return { count: some.length, sum: isKnown ? sumOf(some.map(({ Total }) => Total)) : null }
}
