import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { messagesOf } from '../operations/rehearsal'
import { smtpMail } from './mail'
import { Refusal } from '../errors/failure'

/** The server's replies to address and message, and everything it received. */
const smtp = { recipient: '250 OK', data: '250 OK', heard: '' }
let server: Server
let url = ''
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = createServer((socket) => {
    let isData = false
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      smtp.heard += text
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return
        isData = false
        socket.write(`${smtp.data}\r\n`)
      } else if (text.startsWith('RCPT')) socket.write(`${smtp.recipient}\r\n`)
      else if (text.startsWith('DATA')) {
        isData = true
        socket.write('354 go on\r\n')
      } else socket.write('250 OK\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => server.close())
beforeEach(() => Object.assign(smtp, { recipient: '250 OK', data: '250 OK', heard: '' }))

const send = (id?: string) =>
  smtpMail({ url, from: 'Portal <no-reply@portal.test>' }).send({
    to: 'grace@mail.test',
    subject: 'Luna',
    text: 'Hello',
    ...(id && { id }),
  })
const outcome = () =>
  send().then(
    () => 'sent',
    (error: unknown) => (error instanceof Refusal ? `refused: ${error.message}` : 'tried on'),
  )

test('an id becomes the Message-ID, the same at every attempt', async () => {
  await send('m1-mail')
  await send('m1-mail')
  expect(smtp.heard.match(/^message-id: .*$/gim)).toEqual(
    Array.from({ length: 2 }, () => 'Message-ID: <m1-mail@portal.test>'),
  )
})

test('a mail of a rehearsal says so in its subject [OPEN-361]', async () => {
  const mail = { url, from: 'Portal <no-reply@portal.test>' }
  const { mail: rehearsed } = messagesOf({ isRehearsal: true, mail, sms: null })
  await rehearsed.send({ to: 'grace@mail.test', subject: 'Luna', text: 'Hello' })
  expect(smtp.heard).toContain('Subject: Rehearsal, not carried out: Luna')
})

test('distinguishes a permanently refused address from temporary failures', async () => {
  smtp.recipient = '550 5.1.1 No such user'
  expect(await outcome()).toBe('refused: The mail was refused with 550.')
  smtp.recipient = '450 4.2.1 Try again later'
  expect(await outcome()).toBe('tried on')
  Object.assign(smtp, { recipient: '250 OK', data: '554 5.7.1 Looks like spam' })
  expect(await outcome()).toBe('tried on')
  smtp.data = '250 OK'
  expect(await outcome()).toBe('sent')
})
