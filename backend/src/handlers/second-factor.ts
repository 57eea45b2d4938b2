import type { Contract } from '@portal/api-client/contract'
import { oneTimeCode } from '@portal/domain-bundled/second-factor'
import { canManagePractice } from '@portal/domain'
import type { Deps } from '../deps'
import { forbidden } from '../errors/failure'
import { isOfPortal, resetSecondFactor, recordSecondFactor } from '../sign-in/second-factor'
import { MemberRepository } from '../repositories/member'
import { SECOND_FACTOR_CALLS, countCall } from '../repositories/rate-limit'
import { secondFactor } from '../services/second-factor'
import { needsRecentSignIn, UNDER_WAY_MS } from '../session/sign-in'
import { tenantFrom } from '../session/tenant'
import type { Handlers } from './handler'

type SecondFactorContract = Pick<
  Contract,
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'turnOnSecondFactor'
  | 'turnOffSecondFactor'
  | 'getMemberSecondFactor'
  | 'resetMemberSecondFactor'
>

/**
 * Changes the caller's own second factor with the caller's token, and a member's through the pool's administration
 * [OPEN-217, OPEN-218].
 */
export function secondFactorHandlers({ db, userPool, identity, portal, outbox }: Deps): Handlers<SecondFactorContract> {
  const of = (call: { readonly accessToken: string }) => secondFactor(userPool, call.accessToken)
  return {
    getSecondFactor: async (call) => ({ is_on: await of(call).isOn() }),

    beginSecondFactor: async (call) => {
      needsRecentSignIn(call.session.signIn, call.now)
      await countCall(db, SECOND_FACTOR_CALLS, call.session.contact.id, call.now)
      return { secret: await of(call).begin() }
    },

    turnOnSecondFactor: async (call) => {
      needsRecentSignIn(call.session.signIn, call.now, UNDER_WAY_MS)
      await countCall(db, SECOND_FACTOR_CALLS, call.session.contact.id, call.now)
      return call
        .once(async (act) => {
          await of(call).turnOn(oneTimeCode(call.body.code) ?? '')
          await recordSecondFactor({ ...act, portal }, act.session.contact, 'on')
        })
        .finally(outbox.wake)
    },

    turnOffSecondFactor: async (call) => {
      await countCall(db, SECOND_FACTOR_CALLS, call.session.contact.id, call.now)
      return call
        .once(async (act) => {
          await of(call).turnOff(oneTimeCode(call.body.code) ?? '')
          await recordSecondFactor({ ...act, portal }, act.session.contact, 'off')
        })
        .finally(outbox.wake)
    },

    getMemberSecondFactor: async ({ session, params }) => {
      if (!canManagePractice(session.contact.portalAccess)) throw forbidden(OWNERS_ONLY)
      const member = await new MemberRepository(db, tenantFrom(session)).find(params.id)
      const isOn = isOfPortal(member) && (await identity.hasSecondFactor(member.cognitoUsername))
      return { is_on: isOn, can_reset: isOfPortal(member) && member.id !== session.contact.id }
    },

    resetMemberSecondFactor: ({ params, once }) =>
      once(async (act) => {
        await resetSecondFactor({ ...act, portal, identity }, params.id)
      }).finally(outbox.wake),
  }
}

const OWNERS_ONLY = 'Only a Vet Owner of the practice may see this.'
