import type { Hono } from 'hono'
import { log } from '@portal/server'
import type { Deps } from '../deps'
import { approvedBefore } from '@portal/domain/plaque'
import { proofOf } from '../engraving/proof'
import { gone } from '../errors/failure'
import { PROOFS } from '../services/proof-link'
import { fileAnswer } from './media'
import { checkAddress } from './read-request'
import { refusedAsPage } from './refused-link'
import { READ_ONLY, allowOnly } from './http-error'

const LINE = ':bookingId{[\\w-]{1,64}}/:lineId{[\\w-]{1,64}}'
const GONE = 'This proof is no longer valid: the approval was withdrawn, or the item is no longer ordered.'

/** Opens the proof of an approval by its link, for 30 days. */
export function mountProofs(app: Hono, deps: Deps): void {
  app.get(`/${PROOFS}/${LINE}`, (context) => {
    const { bookingId, lineId } = context.req.param()
    const back = {
      href: `/engraving/verify/${bookingId}/${lineId}`,
      text: 'Look at the engraving',
    }
    return refusedAsPage(context, deps.portal, back, async () => {
      checkAddress(context.req.url)
      const { pathname, searchParams } = new URL(context.req.url)
      const end = deps.links.checkUntil(pathname, searchParams, deps.now())
      const proof = await proofOf(deps, { bookingId, lineId, approvedAt: approvedBefore(end) })
      if (proof === null) throw gone(GONE)
      log.security('link used', { file: 'proof', booking: bookingId })
      return fileAnswer({ ...proof, path: `proof-${lineId}.pdf` }, { 'cache-control': 'private, no-cache' })
    })
  })
  allowOnly(app, `/${PROOFS}/${LINE}`, READ_ONLY)
}
