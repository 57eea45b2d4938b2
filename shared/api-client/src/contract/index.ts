import * as attention from './attention'
import * as booking from './booking'
import * as bookingCsv from './booking-csv'
import * as bookingList from './booking-list'
import * as brand from './brand'
import * as contact from './contact'
import * as draftKey from './draft-key'
import * as engraving from './engraving'
import * as guest from './guest'
import * as invoice from './invoice'
import * as savedList from './saved-list'
import * as member from './member'
import * as operator from './operator'
import * as orderAgain from './order-again'
import * as owner from './owner'
import * as ownerAnswer from './owner-answer'
import * as partMetrics from './part-metrics'
import * as password from './password'
import * as pet from './pet'
import * as place from './place'
import * as practice from './practice'
import * as product from './product'
import * as open from './public'
import * as realtime from './realtime'
import * as secondFactor from './second-factor'
import * as session from './session'
import * as signIn from './sign-in'
import * as specialInstruction from './special-instruction'
import * as zone from './zone'
import type { ServedEndpoint } from './endpoint'

/**
 * All calls of the portal API by name, for the server, the OpenAPI document and tests. Pages import single endpoint
 * files, so that they bundle no others.
 */
export const contract = byName({
  ...attention,
  ...booking,
  ...bookingCsv,
  ...bookingList,
  ...brand,
  ...contact,
  ...draftKey,
  ...engraving,
  ...guest,
  ...invoice,
  ...savedList,
  ...member,
  ...operator,
  ...orderAgain,
  ...owner,
  ...ownerAnswer,
  ...partMetrics,
  ...password,
  ...pet,
  ...place,
  ...practice,
  ...product,
  ...open,
  ...realtime,
  ...secondFactor,
  ...session,
  ...signIn,
  ...specialInstruction,
  ...zone,
})

/** Fails to compile if an endpoint is exported under another name than its own. */
function byName<C extends { readonly [N in keyof C]: ServedEndpoint & { readonly name: N } }>(endpoints: C): C {
  return endpoints
}

export type Contract = typeof contract
export type EndpointName = keyof Contract

export type { Access, Endpoint, ServedEndpoint } from './endpoint'
