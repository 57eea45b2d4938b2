import { createHmac } from 'node:crypto'
import type { Contract } from '@portal/api-client/contract'
import { forPortal } from '../db/wall'
import type { Deps } from '../deps'
import { openSecret } from '../secrets/secret'
import type { Key } from '../secrets/secret'
import type { Handlers } from './handler'

/** Keys for drafts that a user left on a shared computer. The keys are derived from a secret and not stored. */
export function draftKeyHandlers({ db }: Deps): Handlers<Pick<Contract, 'getDraftKey'>> {
  return {
    getDraftKey: async ({ session, params }) => {
      // Runs as the portal itself, because practices cannot read its secrets.
      const secret = await forPortal(() => openSecret(db, 'draft_secret'))
      const now = new Date()
      const own = ({ bytes }: Key) =>
        createHmac('sha256', bytes).update(`${session.contact.id}\n${params.id}`).digest('base64')
      const signing = secret.signing(now)
      const others = secret.good(undefined, now).filter(({ id }) => id !== signing.id)
      return { key: own(signing), others: others.map(own) }
    },
  }
}
