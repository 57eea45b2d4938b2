import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { storeMessage, readMessage } from './inbox'
import type { AddressInfo } from 'node:net'
import type { SMTPServerAddress, SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import type { Inbox } from './inbox'

const LARGEST = 10 * 1024 * 1024

interface SmtpListener {
  port: number
  close: () => Promise<void>
}

async function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= LARGEST) chunks.push(bytes)
  }
  if (size > LARGEST) throw Object.assign(new Error('The message is too large.'), { responseCode: 552 })
  return Buffer.concat(chunks)
}

async function receive(inbox: Inbox, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const raw = await collect(stream)
  await storeMessage(
    inbox,
    await readMessage(
      raw,
      session.envelope.rcptTo.map(({ address }) => address),
    ),
  )
}

/** Throws the answer of a server that has no such mailbox. */
function refuse(domain: string, { address }: SMTPServerAddress): void {
  if (!address.toLowerCase().endsWith(`@${domain}`)) return
  throw Object.assign(new Error('No such mailbox here'), { responseCode: 550 })
}

/** Stores every message in the inbox and delivers none. Refuses addresses of `refusedDomain`. */
export async function startSmtp(inbox: Inbox, port: number, refusedDomain: string): Promise<SmtpListener> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    onRcptTo: (address, _session, callback) =>
      callbackify(async () => refuse(refusedDomain, address))((error) => callback(error)),
    onData: (stream, session, callback) => callbackify(() => receive(inbox, stream, session))(callback),
  })
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(port, '127.0.0.1', () => {
      smtp.off('error', reject)
      resolve()
    })
  })
  smtp.on('error', (error) => console.warn('local-cloud smtp:', error.message))
  const { port: bound } = smtp.server.address() as AddressInfo
  return { port: bound, close: () => new Promise((resolve) => smtp.close(() => resolve())) }
}
