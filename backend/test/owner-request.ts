import { addTime } from '@portal/domain'
import type { Reply, TestApi } from './api'
import { clientOf, draft, plaqueOn } from './engraving'

/** Hash of every picture that these specs approve. */
export const DRAWN = 'd'.repeat(64)

/** Calls of specs for an approval request. The artwork counts as drawn, without the time for drawing. */
export async function ownersPlaque(api: TestApi) {
  const plaque = await plaqueOn(api)
  const { bookingId, lineId, engraving } = plaque
  const token = () => clientOf(api, bookingId, lineId, 'client', new Date())
  const draw = () =>
    api.connection.sql.query(
      `update engraving_versions set artwork_key = 'engravings/none.png', artwork_sha256 = $1 where booking_id = $2`,
      [DRAWN, bookingId],
    )
  const asOwner = async <T>(work: (more: { token: string }) => Promise<T>): Promise<T> => work({ token: await token() })
  await engraving.save(0)
  await draw()
  return {
    ...plaque,
    token,
    draw,
    submit: (): Promise<Reply> => api.ask('POST', `portal/booking/${bookingId}/complete`, { body: {}, version: 2 }),
    renew: (version = 1): Promise<Reply> => api.ask('POST', `${engraving.path}/renew`, { version }),
    /** Staff's next version, drawn. */
    change: async (version: number, words: string) => {
      await engraving.save(version, draft({ primaryText: { text: words, size: 20, font: 'Arial' } }))
      await draw()
    },
    /** By default with a landline, which opens the owner's page and receives no SMS. */
    setOwner: (email: string, phone = '+61892000000') =>
      api.connection.sql.query(
        `update bookings set owner_phone = $2, details = jsonb_set(details, '{owner,email}', to_jsonb($3::text))
         where id = $1`,
        [bookingId, phone, email],
      ),
    request: async () => (await engraving.read()).body.request,
    look: () => asOwner((more) => engraving.read(more)),
    approve: (version = 1) => asOwner((more) => engraving.approve(version, DRAWN, more)),
    requestChanges: (note: string, version = 1) => asOwner((more) => engraving.requestChanges(version, note, more)),
  }
}

/** Delivers everything that is due; returns new mails and SMS as "receiver: subject or text". */
export async function sent(api: TestApi): Promise<string[]> {
  await api.deliver()
  const { mails, texts } = api.pool
  return [
    ...mails.splice(0).map(({ to, subject }) => `${to}: ${subject}`),
    ...texts.splice(0).map(({ to, text }) => `${to}: ${text.replace(/ Please check.*/s, '')}`),
  ]
}

export function later(api: TestApi, amount: number, unit: 'second' | 'minute' | 'hour' | 'day'): void {
  api.clock.now = addTime(api.clock.now, amount, unit)
}
