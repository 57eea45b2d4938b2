import { useState } from 'react'
import type { ReactNode } from 'react'
import { removedLine } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { savedLine } from './catalogue.fixture'

interface Props {
  readonly lines?: readonly QuotedLine[]
  /** Overrides of a cart in which every change succeeds at once. */
  readonly change?: Partial<BookingCart>
  readonly children: (cart: BookingCart) => ReactNode
}

/** Holds a cart as the wizard does: a change shows once it is saved. */
export function CartKeeper({ lines = [], change, children }: Props) {
  const [cartLines, setKept] = useState(lines)
  const put = async (line: QuotedLine) => setKept((before) => before.map((one) => (one.id === line.id ? line : one)))
  return children({
    bookingId: 'booking-1',
    orderId: '100123',
    serviceType: '',
    canSaveAsList: false,
    pet: { firstName: '', weight: null },
    ownerCheck: 'afterSubmission',
    lines: cartLines,
    fees: { collection: 45, return: null },
    saveLine: async (line) => {
      const made = { ...(await savedLine(line)), id: `line-${cartLines.length + 1}` }
      setKept((before) => [...before, made])
      return made
    },
    removeLine: (line) => put(removedLine(line)),
    restoreLine: put,
    ...change,
  })
}
