// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, renderInPortal } from '@portal/testing'
import { olivia, sessionOf } from '../data/team.fixture'
import { AccountsScreen } from './AccountsScreen'

const invoices = Array.from({ length: 12 }, (_, index) => ({
  InvoiceID: `INV-${101 + index}`,
  date: `2026-0${1 + (index % 9)}-28T00:00:00Z`,
  Type: index === 0 ? 'ACCRECCREDIT' : 'Invoice',
  Status: 'Paid',
  Total: 1000 + index,
}))
const LINK = '/api/invoices/xero/tmp/INV-101.pdf?signature=abc'

function show(answers: object = {}, at = '/accounts') {
  const api = fakeApi({
    listInvoices: () => ({ Invoices: invoices }),
    getInvoicePdf: () => ({ url: LINK, expires_at: '2026-11-20T00:01:00Z' }),
    ...answers,
  })
  return renderInPortal(<AccountsScreen />, { at, host: { api, user: sessionOf(olivia) } })
}

const view = async (id: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `View ${id} (PDF, opens in a new tab)` }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('invoices', () => {
  test('show due date and open amount when the accounts give them [OPEN-265]', async () => {
    const some = invoices.slice(0, 3).map((invoice, index) => ({
      ...invoice,
      Type: 'Invoice',
      Status: index === 2 ? 'Paid' : 'AUTHORISED',
      DueDate: index === 0 ? '2020-02-27T00:00:00Z' : '2099-03-30T00:00:00Z',
      AmountDue: index === 2 ? 0 : 400.5,
    }))
    show({ listInvoices: () => ({ Invoices: some }) }, '/accounts?sort=InvoiceID&direction=asc')
    const table = await screen.findByRole('table', { name: 'Invoices' })
    const [, late, due, paid] = await within(table).findAllByRole('row')
    expect(late?.textContent).toContain('Due 27 Feb 2020 OverdueInvoiceAwaiting payment$1,000.00$400.50 open')
    expect(due?.textContent).toContain('30 Mar 2099InvoiceAwaiting payment$1,001.00$400.50')
    expect(paid?.textContent).toContain('30 Mar 2099InvoicePaid$1,002.00View')
    expect(screen.getByText('Of which overdue').parentElement?.textContent).toContain('$400.501 invoice')
    expect(screen.getByText(/Part payments are taken off/)).toBeTruthy()
  })
})

describe('a PDF [PRA-03, EXT-08]', () => {
  test('is offered as a link when the browser blocks the tab', async () => {
    vi.stubGlobal('open', () => null)
    show()
    await view('INV-112')
    const link = await screen.findByRole('link', { name: 'Open INV-112 (PDF)' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([LINK, 'noopener noreferrer'])
    fireEvent.click(link)
    expect(screen.queryByRole('link', { name: 'Open INV-112 (PDF)' })).toBeNull()
  })
})

describe('the download of invoices [OPEN-184]', () => {
  const FILE = '/api/list-files/invoices/abc?signature=def'
  const csv = () => screen.findByRole('button', { name: 'Download CSV' })
  afterEach(() => vi.restoreAllMocks())

  test('has the order of the page and opens by its link', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const getInvoicesCsv = vi.fn<(input: unknown) => unknown>(() => ({ url: FILE, expires_at: '2026-11-20T00:01:00Z' }))
    show({ getInvoicesCsv }, '/accounts?sort=Total&direction=asc&page=2')
    fireEvent.click(await csv())
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(FILE))
    expect(getInvoicesCsv.mock.calls[0]?.[0]).toMatchObject({ query: { sort: 'Total', direction: 'asc' } })
  })

  test('reports a failure', async () => {
    show({ getInvoicesCsv: () => Promise.reject(new ApiError({ kind: 'offline' })) })
    fireEvent.click(await csv())
    expect(await screen.findByText('Your invoices could not be downloaded')).toBeTruthy()
  })

  test('is not offered without invoices', async () => {
    show({ listInvoices: () => ({ Invoices: [] }) })
    await screen.findByText('No invoices yet')
    expect((await csv()).getAttribute('aria-disabled')).toBe('true')
  })
})
