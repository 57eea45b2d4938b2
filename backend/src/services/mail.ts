import { certificateFault, log } from '@portal/server'
import { unavailable, Refusal } from '../errors/failure'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same at every attempt. Part of the Message-ID, by which receivers drop duplicates. */
  readonly id?: string
}

/** Outgoing mail; rejects with a `Refusal` if the receiving server permanently refuses the address. */
export interface Mail {
  send(message: Message): Promise<void>
}

export interface MailOptions {
  /** `smtp://…` */
  readonly url: string
  readonly from: string
  /** PEM of the only trusted authority; by default those that Node trusts. */
  readonly ca?: string | undefined
}

/** Mail through SMTP. The library is loaded on first use, since mail is rare. */
export function smtpMail({ url, from, ca }: MailOptions): Mail {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'portal'
  return {
    send: async ({ to, subject, text, id }) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: 3000,
        greetingTimeout: 3000,
        socketTimeout: 5000,
        ...(ca !== undefined && { tls: { ca } }),
      })
      try {
        // An object is taken literally: a comma in the address names no second recipient.
        const message = { from, to: { name: '', address: to }, subject, text }
        await transport.sendMail(id === undefined ? message : { ...message, messageId: `<${id}@${host}>` })
      } catch (error) {
        const refused = refusalOf(error)
        if (refused) throw new Refusal(refused)
        const untrusted = certificateFault(error)
        log.error(untrusted === null ? 'mail: not sent' : `mail: not sent by SMTP_URL: ${untrusted}`, error)
        throw unavailable('The mail could not be sent.')
      } finally {
        transport.close()
      }
    },
  }
}

/** The message for a permanently refused address: 5xx at RCPT, never 4xx. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return null
  const code = Number(error.responseCode)
  return error.command === 'RCPT TO' && code >= 500 && code < 600 ? `The mail was refused with ${code}.` : null
}
