import { log } from '@portal/server'
import { unavailable, Refusal } from '../errors/failure'

export interface ShortMessage {
  /** `+61…` */
  readonly to: string
  readonly text: string
  /** The same at every attempt, so that the provider sends the message once. */
  readonly key: string
}

export interface Sms {
  send(message: ShortMessage): Promise<void>
}

export interface SmsOptions {
  readonly url: string
  readonly key: string
  /** A number, or up to eleven letters. */
  readonly from: string
}

const TIMEOUT_MS = 5000
/** Statuses about our own fault or a temporary one, not about the number. */
const OURS = [401, 403, 408, 409, 425, 429]

/** SMS through a provider's HTTP API: one POST per message, repeatable with its key. */
export function httpSms({ url, key: secret, from }: SmsOptions): Sms {
  return {
    send: async ({ to, text, key }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secret}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ from, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {
        throw unavailable('The SMS could not be sent.')
      })
      await answer.body?.cancel()
      if (answer.ok) return
      if (answer.status >= 400 && answer.status < 500 && !OURS.includes(answer.status)) {
        throw new Refusal(`The SMS was refused with status ${answer.status}.`)
      }
      log.error(`sms: not sent: status ${answer.status}`)
      throw unavailable('The SMS could not be sent.')
    },
  }
}
