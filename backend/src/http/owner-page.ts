import type { Hono } from 'hono'
import { log } from '@portal/server'
import type { Deps } from '../deps'
import { tooMany } from '../errors/failure'
import { OWNER_CODE, readOwnerCode } from '../owners/owner-code'
import { GuestRepository } from '../repositories/guest'
import { WRONG_OWNER_CODES, countCall, isUsedUp } from '../repositories/rate-limit'
import { READ_ONLY, allowOnly } from './http-error'
import { checkAddress } from './read-request'
import { callerNetwork } from './record-calls'
import { refusedAsPage } from './refused-link'

/** The page for a link that leads nowhere, with whom to call [SHL-46]. */
const UNKNOWN = '/engraving/404'
const ROUTE = `/${OWNER_CODE}/:code`

/**
 * Leads a short address to the page of its line, which asks for the phone number as before [OPEN-381]. Only codes that
 * lead nowhere count towards the limit.
 */
export function mountOwnerPages(app: Hono, { db, portal, proxies, now }: Deps): void {
  app.get(ROUTE, (context) => {
    const back = { href: UNKNOWN, text: 'Help with this link', title: 'The page was not opened' }
    return refusedAsPage(context, portal, back, async () => {
      checkAddress(context.req.url)
      const caller = callerNetwork(context, proxies)
      if (await isUsedUp(db, WRONG_OWNER_CODES, caller, now())) {
        throw tooMany('Too many wrong links were tried. Wait ten minutes, then open yours again.', 600)
      }
      const code = readOwnerCode(context.req.param('code'))
      const line = code === null ? null : await new GuestRepository(db).lineOfCode(code)
      if (line === null) {
        log.security('wrong code', {})
        await countCall(db, WRONG_OWNER_CODES, caller, now())
      }
      const place = line === null ? UNKNOWN : `/engraving/verify/${line.bookingId}/${line.lineId}`
      return new Response(null, { status: 302, headers: { location: place, 'cache-control': 'no-store' } })
    })
  })
  allowOnly(app, ROUTE, READ_ONLY)
}
