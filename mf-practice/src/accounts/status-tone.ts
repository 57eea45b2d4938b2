import { statusWords } from '@portal/domain/invoices'
import type { Invoice } from '@portal/domain'
import type { Tone } from '@portal/ui'

const TONES: Readonly<Record<string, Tone>> = {
  Paid: 'success',
  'Awaiting payment': 'info',
  'Not used yet': 'info',
  Overdue: 'danger',
}

/** Tone of an invoice's status. */
export const statusTone = (invoice: Pick<Invoice, 'Status'> & Partial<Pick<Invoice, 'Type'>>): Tone =>
  TONES[statusWords(invoice)] ?? 'neutral'
