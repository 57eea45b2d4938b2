import { toPortalBooking } from '@portal/domain'
import {
  bookingCart,
  bookingOf,
  claimForWizard,
  formRules,
  next,
  startSession,
} from '../../../mf-wizards/src/testing/headless'
import type { Flight } from '../../../mf-wizards/src/testing/headless'
import { PARTS } from './parts'
import type { Parts } from './parts'

/** A session that sends its second try under another key. */
export const FORGETS_ITS_KEY: Parts = {
  ...PARTS,
  next: (...given) => {
    const [session, effects] = next(...given)
    const forgotten = effects.map((effect) =>
      effect.type === 'keep' ? { ...effect, change: { ...effect.change, pendingWrite: null } } : effect,
    )
    return [{ ...session, pending: null }, forgotten]
  },
}

/** A session that takes every failure for a success. */
export const SAYS_SAVED: Parts = {
  ...PARTS,
  next: (session, event) => {
    const [now, effects] = next(session, event)
    const saved = { is: 'saved', booking: bookingOf(now) } as const
    return [
      now,
      effects.flatMap((effect): typeof effects => {
        if (effect.type !== 'end' || effect.end.is !== 'failed') return [effect]
        return [
          { type: 'keep', change: { unsaved: {} } },
          { ...effect, end: saved },
        ]
      }),
    ]
  },
}

/** Tabs of which each sends to the booking that was opened first. */
export function sendsToTheFirst(): Parts {
  let first = ''
  return {
    ...PARTS,
    startSession: (about, given) => {
      first ||= given.id
      return startSession(about, { ...given, id: first })
    },
  }
}

/** A confirmation that submits whatever the booking is by now: it reads that first. */
export const SUBMITS_THE_LATEST: Parts = {
  ...PARTS,
  next: (session, event) => {
    const [task, ...others] = session.tasks
    const isRead = session.flight?.is === 'reading' && session.flight.because === null
    if (event.type === 'answered' && event.answer && task?.is === 'submission' && isRead) {
      const shown = toPortalBooking(event.answer, session.about.labels)
      const read = { ...session, server: event.answer, flight: null, tasks: [{ ...task, shown }, ...others] }
      return next(read, { type: 'kept', isKept: true })
    }
    const [now, effects] = next(session, event)
    if (event.type !== 'asked' || now.flight?.is !== 'submission') return [now, effects]
    const flight: Flight = { is: 'reading', id: now.id, because: null }
    return [{ ...now, flight }, [{ type: 'send', flight }]]
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
  formRules: (practice) => {
    const rules = formRules(practice)
    const merge = (_: unknown, mine: Parameters<typeof rules.keptWords>[0]) => ({
      merged: mine,
      fromTheirs: [],
      conflicts: [],
    })
    return { ...rules, merge: { ...rules.merge, merge } }
  },
}

/** A claim that gives a draft to everyone who asks. */
export const SHARES_DRAFTS: Parts = {
  ...PARTS,
  claimForWizard: async (userId, editedId, asked) =>
    asked ? { id: asked, isCopy: false, release: () => undefined } : claimForWizard(userId, editedId, asked),
}
