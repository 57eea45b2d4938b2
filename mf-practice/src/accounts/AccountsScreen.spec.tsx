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

/** A tab as the browser gives it. */
function allowTab() {
  const tab = {
    opener: window as Window | null,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  }
  vi.stubGlobal('open', () => tab)
  return tab
}
const view = async (id: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `View ${id} (PDF, opens in a new tab)` }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('invoices', () => {
  test('are listed in words with date and total [PRA-01, PRA-02]', async () => {
    show({}, '/accounts?sort=InvoiceID&direction=asc')
    const table = await screen.findByRole('table', { name: 'Invoices' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual([
      'Invoice',
      'Date',
      'Type',
      'Status',
      'Total (inc GST)',
      'PDF',
    ])
    const [, first] = await within(table).findAllByRole('row')
    expect(first?.textContent).toContain('INV-10128 Jan 2026Credit notePaid$1,000.00')
  })

  test('what is open is summed before the list: 1,001 + 1,002 = 2,003, of it 1,002 overdue [OPEN-213]', async () => {
    const status = ['AUTHORISED', 'AUTHORISED', 'Overdue']
    const some = invoices.map((invoice, index) => ({ ...invoice, Status: status[index] ?? 'Paid' }))
    show({ listInvoices: () => ({ Invoices: some }) })
    const label = await screen.findByText('Awaiting payment', { selector: 'dt' })
    expect([...(label.closest('dl')?.children ?? [])].map((each) => each.textContent)).toEqual([
      'Awaiting payment$2,003.002 invoices',
      'Of which overdue$1,002.001 invoice',
      'Credit not yet used$1,000.001 credit note',
    ])
  })

  test('say when they are due and what is still open, where that is told [OPEN-265]', async () => {
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
    expect(screen.getByText(/what was paid or used in part is taken off/)).toBeTruthy()
  })

  test('with nothing open it is said to be nothing', async () => {
    show()
    const label = await screen.findByText('Awaiting payment', { selector: 'dt' })
    expect(label.parentElement?.textContent).toBe('Awaiting payment$0.000 invoices')
    expect(screen.queryByText('Of which overdue')).toBeNull()
  })

  test('are sorted and paged, both in the address', async () => {
    const { address } = show()
    await screen.findByText('INV-112')
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    await waitFor(() => expect(address()).toBe('/accounts?page=2'))
    fireEvent.click(screen.getByRole('button', { name: 'Total (inc GST)' }))
    await waitFor(() => expect(address()).toBe('/accounts?sort=Total&direction=asc'))
    const head = screen.getByRole('columnheader', { name: 'Total (inc GST)' })
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('INV-101')
  })

  test('none are said to be none', async () => {
    show({ listInvoices: () => ({ Invoices: [] }) })
    expect(await screen.findByText('No invoices yet')).toBeTruthy()
  })

  test('that could not be loaded are no empty list, and are asked for again [OPEN-80]', async () => {
    const answers = [() => Promise.reject(new ApiError({ kind: 'offline' })), () => ({ Invoices: invoices })]
    show({ listInvoices: () => answers.shift()?.() })
    expect(await screen.findByText('Your invoices could not be loaded')).toBeTruthy()
    expect([screen.queryByRole('table'), screen.queryByText(/^No invoices|^0 invoices/)]).toEqual([null, null])
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('INV-112')).toBeTruthy()
  })
})

describe('a PDF [PRA-03, EXT-08]', () => {
  test('opens in a new tab by its signed link; the tab cannot reach this one', async () => {
    const tab = allowTab()
    show()
    await view('INV-112')
    expect(tab.opener).toBeNull()
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(LINK))
  })

  test('that is not to be had closes its tab and says so', async () => {
    const tab = allowTab()
    show({ getInvoicePdf: () => Promise.reject(new ApiError({ kind: 'server', status: 503 })) })
    await view('INV-112')
    expect(await screen.findByText('INV-112 could not be opened')).toBeTruthy()
    expect(tab.close).toHaveBeenCalled()
    expect(tab.location.replace).not.toHaveBeenCalled()
  })

  test('is offered as a link where the browser opens no tab', async () => {
    vi.stubGlobal('open', () => null)
    show()
    await view('INV-112')
    const link = await screen.findByRole('link', { name: 'Open INV-112 (PDF)' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([LINK, 'noopener noreferrer'])
    fireEvent.click(link)
    expect(screen.queryByRole('link', { name: 'Open INV-112 (PDF)' })).toBeNull()
  })
})

describe('the invoices as a file [OPEN-184]', () => {
  const FILE = '/api/list-files/invoices/abc?signature=def'
  const csv = () => screen.findByRole('button', { name: 'Download CSV' })
  afterEach(() => vi.restoreAllMocks())

  test('are asked for in the order of the page, and opened by their link', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    const getInvoicesCsv = vi.fn<(input: unknown) => unknown>(() => ({ url: FILE, expires_at: '2026-11-20T00:01:00Z' }))
    show({ getInvoicesCsv }, '/accounts?sort=Total&direction=asc&page=2')
    fireEvent.click(await csv())
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(FILE))
    expect(getInvoicesCsv.mock.calls[0]?.[0]).toMatchObject({ query: { sort: 'Total', direction: 'asc' } })
  })

  test('that could not be had are said to have failed', async () => {
    show({ getInvoicesCsv: () => Promise.reject(new ApiError({ kind: 'offline' })) })
    fireEvent.click(await csv())
    expect(await screen.findByText('Your invoices could not be downloaded')).toBeTruthy()
  })

  test('none are not asked for', async () => {
    show({ listInvoices: () => ({ Invoices: [] }) })
    await screen.findByText('No invoices yet')
    expect((await csv()).getAttribute('aria-disabled')).toBe('true')
  })
})
