import * as v from 'valibot'
import { amount, wireId, wireText, wireTextOrNull } from '../value/schema'

/** [PRA-02]; when it is due and what of it is still open only where the service tells it [OPEN-271]. */
export const InvoiceSchema = v.object({
  InvoiceID: wireId,
  date: wireTextOrNull,
  Type: wireText,
  Status: wireText,
  Total: amount,
  DueDate: v.optional(wireTextOrNull),
  AmountDue: v.optional(amount),
})
export type Invoice = v.InferOutput<typeof InvoiceSchema>
