import type { Contract } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { ownerAnswers } from '../repositories/owner-answer'
import { tenantFrom } from '../session/tenant'
import type { Handlers } from './handler'

export function ownerAnswerHandlers({ db }: Deps): Handlers<Pick<Contract, 'listOwnerAnswers'>> {
  return {
    listOwnerAnswers: async ({ session, now }) => {
      const { answers, open } = await ownerAnswers(db, tenantFrom(session), now)
      return { answers: [...answers], open }
    },
  }
}
