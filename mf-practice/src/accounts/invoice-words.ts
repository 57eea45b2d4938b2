import type { Invoice } from '@portal/domain'
import type { Tone } from '@portal/ui'

/** Types and statuses as the provider's accounting names them; those already in words stay. */
const TYPES: Readonly<Record<string, string>> = {
  ACCREC: 'Invoice',
  ACCRECCREDIT: 'Credit note',
  ACCPAY: 'Bill',
  ACCPAYCREDIT: 'Bill credit',
}
const STATUSES: Readonly<Record<string, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Awaiting approval',
  AUTHORISED: 'Awaiting payment',
  PAID: 'Paid',
  VOIDED: 'Cancelled',
  DELETED: 'Deleted',
}
const TONES: Readonly<Record<string, Tone>> = {
  Paid: 'success',
  'Awaiting payment': 'info',
  Overdue: 'danger',
}

const key = (code: string) => code.trim().toUpperCase()

export const typeWords = ({ Type }: Pick<Invoice, 'Type'>): string => TYPES[key(Type)] ?? Type

export const statusWords = ({ Status }: Pick<Invoice, 'Status'>): string => STATUSES[key(Status)] ?? Status

/** Colour that goes with the status's word. */
export const statusTone = (invoice: Pick<Invoice, 'Status'>): Tone => TONES[statusWords(invoice)] ?? 'neutral'
