import { unavailable } from '../errors/failure'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Outgoing mail. */
export interface Mail {
  send(message: Message): Promise<void>
}

export interface MailOptions {
  /** `smtp://…` */
  readonly url: string
  readonly from: string
}

/** Mail through SMTP; the library is loaded on first use, since mail is rare. */
export function smtpMail({ url, from }: MailOptions): Mail {
  return {
    send: async ({ to, subject, text }) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: 3000,
        greetingTimeout: 3000,
        socketTimeout: 5000,
      })
      try {
        // As an object the address is taken literally: a comma in it names no second recipient.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        console.error(`mail: not sent: ${String(error)}`)
        throw unavailable('The mail could not be sent.')
      } finally {
        transport.close()
      }
    },
  }
}
