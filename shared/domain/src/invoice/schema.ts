import * as v from 'valibot'
import { amount, wireId, wireText, wireTextOrNull } from '../value/schema'

/** [PRA-02] */
export const InvoiceSchema = v.object({
  InvoiceID: wireId,
  date: wireTextOrNull,
  Type: wireText,
  Status: wireText,
  Total: amount,
})
export type Invoice = v.InferOutput<typeof InvoiceSchema>
