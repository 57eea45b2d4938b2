import { createHmac } from 'node:crypto'
import type { Contract } from '@portal/api-client/contract'
import { sharedSecret } from '../db/shared-secret'
import type { Deps } from '../deps'
import type { Handlers } from './handler'

/** Keys for what a user typed and left on a shared computer; the server keeps none of them. */
export function draftKeyHandlers({ db }: Deps): Handlers<Pick<Contract, 'getDraftKey'>> {
  return {
    getDraftKey: async ({ session, params }) => {
      const secret = await sharedSecret(db, 'draft_secret')
      return { key: createHmac('sha256', secret).update(`${session.contact.id}\n${params.id}`).digest('base64') }
    },
  }
}
