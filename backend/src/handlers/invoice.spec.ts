import { beforeEach, describe, expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import { BANKSIA, HARBOUR_NURSE } from '../../test/api'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'

const START = standAt('2026-11-20T03:00:00Z')
const api = specApi()
beforeEach(() => {
  api.clock.now = START
})

const NEWEST = 'INV-20434'
const KEY = 'xero/tmp/INV-20434.pdf'
const linkTo = async (id = NEWEST) => {
  const { body } = await api.ask('GET', `invoices/${id}`, { headers: { accept: 'application/pdf' } })
  return { ...body, path: String(body.url).replace(/^\/api\//, '') }
}
const open = (path: string) => api.ask('GET', path, { as: null })
const after = (seconds: number) => addTime(START, seconds, 'second')

describe('the list [EXT-06, PRA-02]', () => {
  test("contains the practice's invoices, newest first, for every member", async () => {
    const { status, body } = await api.ask('GET', 'invoices', { as: HARBOUR_NURSE })
    expect(status).toBe(200)
    expect(body.Invoices).toHaveLength(24)
    expect(body.Invoices[0]).toMatchObject({
      InvoiceID: NEWEST,
      date: '2026-10-31T00:00:00.000Z',
      Type: 'Invoice',
      Status: 'Awaiting payment',
      DueDate: '2026-11-30T00:00:00.000Z',
    })
    expect(body.Invoices[0].AmountDue).toBe(body.Invoices[0].Total)
    expect(body.Invoices.find((each: { Type: string }) => each.Type === 'Credit note')).toMatchObject({
      Total: -165,
    })
  })

  test('is empty for a practice without invoices, and closed to others', async () => {
    expect((await api.ask('GET', 'invoices', { as: BANKSIA })).body).toEqual({ Invoices: [] })
    expect((await api.ask('GET', 'invoices', { as: null })).status).toBe(401)
  })
})

describe('the signed link to a PDF [PRA-03, EXT-07, EXT-08, OPEN-75]', () => {
  test('opens the PDF stored at xero/tmp/{InvoiceID}.pdf', async () => {
    const { url, expires_at, path } = await linkTo()
    expect(url).toMatch(/\/xero\/tmp\/INV-20434\.pdf\?/)
    expect(new Date(expires_at)).toEqual(after(60))
    expect(api.storage.stored.has(KEY)).toBe(true)
    const { status, headers, body } = await open(path)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toBe('inline; filename="INV-20434.pdf"')
    expect(body).toMatch(/^%PDF-/)
  })

  test("is issued for the practice's own invoices only", async () => {
    const before = api.storage.stored.size
    expect((await api.ask('GET', `invoices/${NEWEST}`, { as: BANKSIA })).status).toBe(404)
    expect((await api.ask('GET', 'invoices/INV-1')).status).toBe(404)
    expect((await api.ask('GET', `invoices/${NEWEST}`, { as: null })).status).toBe(401)
    expect((await api.ask('GET', 'invoices/..%2F..%2Fpg')).status).toBe(400)
    expect(api.storage.stored.size).toBe(before)
  })

  test('opens once', async () => {
    const { path } = await linkTo()
    const answers = await Promise.all([open(path), open(path), open(path)])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 403, 403])
    expect((await open((await linkTo()).path)).status).toBe(200)
  })

  test('opens for a minute', async () => {
    const [late, soon] = [await linkTo(), await linkTo()]
    api.clock.now = after(59)
    expect((await open(soon.path)).status).toBe(200)
    api.clock.now = after(60)
    expect(await open(late.path)).toMatchObject({
      status: 403,
      body: { message: 'This link has ended. Open the document again in the portal.' },
    })
  })

  test.each([
    ['another document', (path: string) => path.replace('INV-20434', 'INV-20433')],
    ['a later end', (path: string) => path.replace(/expires=(\d+)/, 'expires=9$1')],
    ['another use', (path: string) => path.replace('nonce=', 'nonce=x')],
    ['a changed signature', (path: string) => path.replace(/signature=..../, 'signature=AAAA')],
    ['a signature for many uses', (path: string) => path.replace(/\?.*/, `?${api.deps.links.sign(KEY, START)}`)],
    ['no signature', (path: string) => path.replace(/&signature=.*/, '')],
    ['nothing', (path: string) => path.replace(/\?.*/, '')],
  ])('is refused with %s', async (_what, forge) => {
    const { path } = await linkTo()
    expect((await open(forge(path))).status).toBe(403)
    expect((await open(path)).status).toBe(200)
  })
})
