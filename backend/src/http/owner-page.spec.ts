import { addTime } from '@portal/domain'
import { expect, test } from 'vitest'
import { waitingPlaque } from '../../test/engraving'
import { specApi } from '../../test/spec-api'

const api = specApi()

const open = async (code: string, from = '203.0.113.7') => {
  const { status, headers } = await api.ask('GET', `e/${code}`, { as: null, headers: { 'x-forwarded-for': from } })
  return [status, headers.get('location')]
}

test('a short address leads to the page of its line, also typed with capitals [OPEN-381]', async () => {
  const { bookingId, lineId, engraving } = await waitingPlaque(api)
  const { link } = (await engraving.read()).body.owner
  const code = String(link).split('/').at(-1) ?? ''
  expect(link).toBe(`https://portal.test/e/${code}`)
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/)
  const page = [302, `/engraving/verify/${bookingId}/${lineId}`]
  expect([await open(code), await open(code.toUpperCase().replaceAll('0', 'O'))]).toEqual([page, page])
  const other = await waitingPlaque(api)
  expect((await other.engraving.read()).body.owner.link).not.toBe(link)
})

test('a code stays while its line changes, and after it was removed', async () => {
  const { bookingId, lineId, engraving, whole } = await waitingPlaque(api)
  const { link } = (await engraving.read()).body.owner
  await whole(1)
  expect((await engraving.read()).body.owner.link).toBe(link)
  await api.connection.sql.query('update booking_lines set deleted = true, quantity = 0 where id = $1', [lineId])
  expect(await open(String(link).slice(-10))).toEqual([302, `/engraving/verify/${bookingId}/${lineId}`])
})

test('codes that lead nowhere show the page for wrong links, 30 in ten minutes [OPEN-81, OPEN-381]', async () => {
  const unknown = [302, '/engraving/404']
  for (const code of ['k3x9m2q7ab', 'short', 'uuuuuuuuuu', '%F0%9F%90%BE', 'a'.repeat(300)]) {
    expect(await open(code, '203.0.113.8')).toEqual(unknown)
  }
  for (let tried = 5; tried < 30; tried += 1) expect(await open('k3x9m2q7ab', '203.0.113.8')).toEqual(unknown)
  expect((await open('k3x9m2q7ab', '203.0.113.8'))[0]).toBe(429)
  expect(await open('k3x9m2q7ab', '203.0.113.9')).toEqual(unknown)
  api.clock.now = addTime(api.clock.now, 601, 'second')
  expect(await open('k3x9m2q7ab', '203.0.113.8')).toEqual(unknown)
})
