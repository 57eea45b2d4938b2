import { statusWords } from '@portal/domain/invoices'
import type { Invoice } from '@portal/domain'
import type { Tone } from '@portal/ui'

const TONES: Readonly<Record<string, Tone>> = {
  Paid: 'success',
  'Awaiting payment': 'info',
  Overdue: 'danger',
}

/** Colour that goes with the status's word. */
export const statusTone = (invoice: Pick<Invoice, 'Status'>): Tone => TONES[statusWords(invoice)] ?? 'neutral'
