import { bookingWriter } from '../../../mf-wizards/src/booking/booking-writer'
import { claimForWizard } from '../../../mf-wizards/src/booking/claimed-draft'
import { bookingCart } from '../../../mf-wizards/src/booking/cart'
import type { PinnedBooking } from '../../../mf-wizards/src/booking/pinned-booking'
import { SharedValues } from '../../../mf-wizards/src/steps/owner-pet/shared-values'
import { PARTS } from './parts'
import type { Parts } from './parts'

/** A writer that sends its second try under another key. */
export const FORGETS_ITS_KEY: Parts = {
  ...PARTS,
  bookingWriter: (means) => {
    const pending = { read: () => null, keep: () => undefined }
    return bookingWriter({ ...means, draft: { ...means.draft, pending } })
  },
}

/** A writer that takes every failure for a success. */
export const SAYS_SAVED: Parts = {
  ...PARTS,
  bookingWriter: (means) => {
    const writer = bookingWriter(means)
    const shown = async () => (await writer.reload()) ?? means.begun
    return { ...writer, save: (...sent) => writer.save(...sent).catch(shown) }
  },
}

/** Tabs of which each sends to the booking that was opened first. */
export function sendsToTheFirst(): Parts {
  let first: PinnedBooking | undefined
  return {
    ...PARTS,
    bookingWriter: (means) => {
      first ??= means.pinned
      return bookingWriter({ ...means, pinned: first })
    },
  }
}

/** A confirmation that submits whatever the booking is by now. */
export const SUBMITS_THE_LATEST: Parts = {
  ...PARTS,
  bookingWriter: (means) => {
    const writer = bookingWriter(means)
    return {
      ...writer,
      complete: async (shown, submission) => writer.complete((await writer.reload()) ?? shown, submission),
    }
  },
}

/** A cart that sends each line once more, under another name. */
export const ADDS_TWICE: Parts = {
  ...PARTS,
  bookingCart: (...given) => {
    const cart = bookingCart(...given)
    const saveLine: typeof cart.saveLine = async (input) => {
      await cart.saveLine(input)
      return cart.saveLine({ ...input, editId: crypto.randomUUID() })
    }
    return { ...cart, saveLine }
  },
}

/** A merge in which one's own side always wins. */
export const TAKES_MINE: Parts = {
  ...PARTS,
  SharedValues: class extends SharedValues {
    override meet: SharedValues['meet'] = (newer, mine) => {
      this.saved(newer)
      return { values: mine, taken: [] }
    }
  },
}

/** A claim that gives a draft to everyone who asks. */
export const SHARES_DRAFTS: Parts = {
  ...PARTS,
  claimForWizard: async (userId, editedId, asked) =>
    asked ? { id: asked, isCopy: false, release: () => undefined } : claimForWizard(userId, editedId, asked),
}
