import type { BackendOptions } from './config'
import type { Db } from '../db/connect'
import { hasDemoMark } from '../db/demo-mark'
import { smtpMail } from '../services/mail'
import type { Mail } from '../services/mail'
import { httpSms } from '../services/sms'
import type { Sms } from '../services/sms'

const MARK = 'Rehearsal, not carried out: '

/** Mail and SMS as the settings say. Messages of a rehearsal are marked, in case one reaches a real person [OPEN-361]. */
export function messagesOf(options: Pick<BackendOptions, 'isRehearsal' | 'mail' | 'sms'>): {
  readonly mail: Mail
  readonly sms: Sms | null
} {
  const [mail, sms] = [smtpMail(options.mail), options.sms && httpSms(options.sms)]
  return options.isRehearsal ? { mail: marked(mail, 'subject'), sms: sms && marked(sms, 'text') } : { mail, sms }
}

const marked = <Field extends string, Message extends Record<Field, string>>(
  service: { send(message: Message): Promise<void> },
  field: Field,
) => ({ send: (message: Message) => service.send({ ...message, [field]: MARK + message[field] }) })

/** Throws if the database may contain real bookings, because a rehearsal would add to them. */
export async function needPracticeData(db: Db): Promise<void> {
  if (await hasDemoMark(db)) return
  throw new Error('REHEARSAL=1 needs a database of practice: an empty one that demo/src/main.ts has filled')
}
