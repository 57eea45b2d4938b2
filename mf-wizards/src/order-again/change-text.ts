import { INC_GST, formatMoney } from '@portal/domain'
import type { ReorderChange } from '@portal/domain-bundled/order-again'

/** The change of a line as a sentence; `message` is the server's sentence for an unavailable item [OPEN-186]. */
export function changeText(change: ReorderChange, { name, message }: { name: string; message: string }): string {
  if (change.kind === 'gone') return `${message || `${name} is out of stock for your region`}. It is left out.`
  if (change.kind === 'fewer') return `${change.now} of ${change.was} are in stock: ${change.now} will be ordered.`
  return `${formatMoney(change.now)} each now, ${INC_GST}; it was ${formatMoney(change.was)}.`
}

interface ChangedLine {
  readonly quantity: number
  readonly changes: readonly ReorderChange[]
}

/** Summary of all changes, shown before the order starts. */
export function summaryText(lines: readonly ChangedLine[], what: 'order' | 'list'): string {
  const changed = lines.filter(({ changes }) => changes.length > 0).length
  if (lines.every(({ quantity }) => quantity === 0)) return `Nothing in this ${what} can be ordered any more.`
  if (changed === 0) return 'Everything can be ordered as it was.'
  return changed === 1 ? 'One item has changed since then.' : `${changed} items have changed since then.`
}
