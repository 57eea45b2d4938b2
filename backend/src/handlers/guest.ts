import { addTime, normalisePhone, opensOwnerPages } from '@portal/domain'
import type { Contract } from '@portal/api-client/contract'
import { admitGuest } from '../auth/admit'
import type { VerifiedOwner } from '../auth/guest-token'
import { isSame, log } from '@portal/server'
import type { Deps } from '../deps'
import { Failure, invalid, tooMany } from '../errors/failure'
import { BookingRepository } from '../repositories/booking'
import { GuestRepository } from '../repositories/guest'
import type { GuestLine } from '../repositories/guest'
import { PracticeRepository } from '../repositories/practice'
import { GUEST_LOGINS, GUEST_LOOKUPS, countCall } from '../repositories/rate-limit'
import { VerificationRepository, lockedFor } from '../repositories/verification'
import { GUEST_SECONDS } from '../secrets/names'
import type { Session } from '../session/session'
import { tenantFrom } from '../session/tenant'
import type { Handlers } from './handler'

type GuestContract = Pick<Contract, 'getAuthentication' | 'guestLogin' | 'getClientDetails'>

export function guestHandlers({ db, guests }: Deps): Handlers<GuestContract> {
  return {
    // An unknown line cannot be verified either, so false does not reveal whether it exists [OPEN-132].
    getAuthentication: async ({ params, now, ip }) => {
      await countCall(db, GUEST_LOOKUPS, ip, now)
      return { can_verify: opensOwnerPages(await new GuestRepository(db).phoneOfLine(params.id)) }
    },

    guestLogin: async ({ body, now, ip }) => {
      await countCall(db, GUEST_LOGINS, ip, now)
      const line = { bookingId: body.booking_id, lineId: body.quoted_product_id }
      const verified = await verifyPhone(db, { ...line, phone: body.phone, caller: guests.callerMark(ip) }, guests, now)
      if (verified instanceof Failure) throw verified
      return {
        guest_token: await guests.sign(verified, 'guest', now),
        client_token: await guests.sign(verified, 'client', now),
        expires_at: addTime(now, GUEST_SECONDS, 'second').toISOString(),
      }
    },

    getClientDetails: async ({ session, params }) => {
      admitGuest(session, ['guest', 'client'], { bookingId: params.id })
      return clientDetails(db, session, params.id)
    },
  }
}

const refused = () => invalid({ phone: 'invalid' }, 'The phone number is invalid for this engraving.')

const HOUR = 60 * 60
const locked = (wait: number) =>
  tooMany(
    wait > HOUR
      ? 'Too many tries for this engraving. Try again tomorrow, or ask your vet to open it.'
      : 'Too many tries for this engraving. Try again in an hour.',
    wait,
  )

interface VerificationAttempt extends GuestLine {
  readonly phone: string
  readonly caller: string
}

/**
 * Known and unknown lines take the same steps and give the same response [OPEN-81]. The refusal is returned, not
 * thrown: throwing would roll the count back.
 */
function verifyPhone(
  db: Deps['db'],
  { phone, caller, ...line }: VerificationAttempt,
  { numberMark }: Pick<Deps['guests'], 'numberMark'>,
  now: Date,
): Promise<VerifiedOwner | Failure> {
  return db.transaction(async (tx) => {
    const tries = new VerificationRepository(tx)
    const attempts = await tries.lock(line, caller, now)
    const owner = await new GuestRepository(tx).owner(line)
    const wait = lockedFor(attempts, now)
    if (wait > 0) return locked(wait)
    const tried = normalisePhone(phone) ?? phone
    const isRight = isSame(tried, owner?.phone ?? '')
    if (owner === null || owner.phone === '' || !isRight) {
      // The log must not repeat made-up ids, so it names the booking only if it exists.
      log.security('wrong number', { booking: owner && line.bookingId })
      await tries.countWrong(attempts, numberMark(line.bookingId, tried), now)
      return refused()
    }
    await tries.clear(attempts)
    log.security('owner let in', { booking: line.bookingId, practice: owner.practiceId })
    return { ...line, ...owner }
  })
}

async function clientDetails(db: Deps['db'], session: Session, id: string) {
  const tenant = tenantFrom(session)
  const [{ booking, lines, artworks }, practice] = await Promise.all([
    new BookingRepository(db, tenant).find(id),
    new PracticeRepository(db, tenant).read(),
  ])
  const own = session.kind === 'guest' ? [session.lineId, ...artworks.map(({ lineId }) => lineId)] : null
  const shown = lines.filter((line) => own === null || own.includes(line.id))
  return {
    id: booking.id,
    order_id_c: String(booking.orderId),
    order_stage_c: booking.stage,
    ok_cremate_c: booking.okCremate,
    owner_first_name: booking.details.owner?.firstName ?? '',
    pet_name: booking.details.pet?.firstName ?? '',
    brand: practice.brand,
    clinic_name: practice.name,
    clinic_phone: practice.phone,
    quoted_products: shown.map((line) => ({
      id: line.id,
      name: line.name,
      actual_product_id_c: line.productId,
      deleted: line.deleted,
    })),
  }
}
