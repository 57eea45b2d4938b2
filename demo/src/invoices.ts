import { addTime, costOf, sumOf } from '@portal/domain'
import { seededRandom } from './random'
import type { DemoInvoice } from './types/practice'

type InvoiceLine = DemoInvoice['lines'][number]

const CREMATIONS: readonly (readonly [description: string, price: number])[] = [
  ['Private cremation, return of ashes - under 10 kg', 285],
  ['Private cremation, return of ashes - 10 to under 25 kg', 325],
  ['Private cremation, return of ashes - 25 to under 45 kg', 375],
  ['Private cremation, dispersal of ashes', 235],
  ['Communal cremation with keepsake', 118],
]
const GOODS: readonly (readonly [description: string, price: number])[] = [
  ['Classic Urn, pewter', 159],
  ['Jarrah Rest Box', 189],
  ['Clay Paw Print', 59],
  ['Oak Photo Box', 165],
  ['Ink Paw Print Card', 29],
  ['Care Bags, Medium (50)', 62],
  ['Identification Tags (100)', 38],
  ['Memorial Candle', 34],
  ['Heart Keepsake, Pewter', 69],
]
const FREIGHT: InvoiceLine = { description: 'Collection and return travel', quantity: 4, unitPrice: 60 }

export const TERMS_DAYS = 30

const COUNT = 24
/** One credit note of 165 dollars is partly used. */
const CREDIT_NOTE_INDEX = 20
const USED_CREDIT = 65
const PAID_IN_PART = 1000
const FIRST_NUMBER = 20411

function linesOf(number: number): InvoiceLine[] {
  const random = seededRandom(`invoice ${number}`)
  const pick = (from: typeof GOODS, start: number, many: number, most: number): InvoiceLine[] =>
    Array.from({ length: many }, (_, index) => {
      const [description, unitPrice] = from[(start + index) % from.length] ?? random.pick(from)
      return { description, quantity: random.int(1, most), unitPrice }
    })
  return [
    ...pick(CREMATIONS, random.int(0, 4), random.int(2, 4), 6),
    ...pick(GOODS, random.int(0, 8), random.int(1, 4), 3),
    FREIGHT,
  ]
}

/** The newest invoice is open and two are overdue, one of them partly paid. One credit note has a balance. The rest is paid. */
function typeAndStatus(index: number): Pick<DemoInvoice, 'type' | 'status'> {
  if (index === 15) return { type: 'Credit note', status: 'Paid' }
  if (index === CREDIT_NOTE_INDEX) return { type: 'Credit note', status: 'Awaiting payment' }
  if (index === COUNT - 1) return { type: 'Invoice', status: 'Awaiting payment' }
  return { type: 'Invoice', status: index >= COUNT - 3 ? 'Overdue' : 'Paid' }
}

/** Unpaid amount of an invoice, or balance of a credit note. */
function amountDueOf(index: number, status: string, total: number): number {
  if (status === 'Paid') return 0
  if (index === CREDIT_NOTE_INDEX) return total + USED_CREDIT
  return index === COUNT - 3 ? total - PAID_IN_PART : total
}

function invoice(index: number): DemoInvoice {
  const number = FIRST_NUMBER + index
  const { type, status } = typeAndStatus(index)
  const credit: InvoiceLine[] = [
    { description: 'Credit: Oak Photo Box, returned unused', quantity: 1, unitPrice: -165 },
  ]
  const lines = type === 'Credit note' ? credit : linesOf(number)
  const id = `INV-${number}`
  // The last day of each month, from November 2024 to October 2026.
  const date = addTime(addTime('2024-12-01', index, 'month'), -1, 'day')
  const total = sumOf(lines.map(({ unitPrice, quantity }) => costOf(unitPrice, quantity)))
  return {
    id,
    practiceId: 'practice-harbour',
    number: id,
    date,
    type,
    status,
    total,
    dueDate: type === 'Invoice' ? addTime(date, TERMS_DAYS, 'day') : null,
    amountDue: amountDueOf(index, status, total),
    pdfPath: `invoices/${id}.pdf`,
    lines,
  }
}

/** Monthly statements of Harbour, oldest first; amounts include GST. */
export const INVOICES: readonly DemoInvoice[] = Array.from({ length: COUNT }, (_, index) => invoice(index))
