import { createTransport } from 'nodemailer'

const FROM = 'Pet Cremation Portal <no-reply@portal.test>'

export class Mailer {
  readonly #port: number

  constructor(smtpPort: number) {
    this.#port = smtpPort
  }

  sendResetCode(email: string, code: string): Promise<void> {
    return this.#send(email, 'Your password reset code', [
      `Your password reset code is ${code}.`,
      'It works for one hour. If you did not ask for it, nothing has changed and you can ignore this.',
    ])
  }

  sendInvitation(email: string, username: string, password: string): Promise<void> {
    return this.#send(email, 'Your portal account', [
      `Your username is ${username} and your temporary password is ${password}`,
      'You will be asked to choose your own password when you sign in.',
    ])
  }

  async #send(to: string, subject: string, lines: string[]): Promise<void> {
    const transport = createTransport({ host: '127.0.0.1', port: this.#port, secure: false, ignoreTLS: true })
    try {
      await transport.sendMail({
        from: FROM,
        to: { name: '', address: to },
        subject,
        text: lines.join('\n\n'),
      })
    } finally {
      transport.close()
    }
  }
}
