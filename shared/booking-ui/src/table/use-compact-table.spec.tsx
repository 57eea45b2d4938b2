// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Table } from '@portal/ui'
import { fakeHost, renderInPortal } from '@portal/testing'
import { CompactTableChoice } from './CompactTableChoice'
import { useCompactTable } from './use-compact-table'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const drawn: boolean[] = []
function List() {
  const density = useCompactTable()
  drawn.push(density.isCompact)
  return (
    <>
      <CompactTableChoice {...density} />
      <Table
        caption="Invoices"
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
        rows={[{ name: 'INV-1' }]}
        rowKey={({ name }) => name}
        failed="never"
        empty="None"
        pageSize={1}
        compact={density.isCompact}
      />
    </>
  )
}

function show(userId: string) {
  const host = fakeHost()
  drawn.length = 0
  renderInPortal(<List />, { host: { ...host, user: host.user && { ...host.user, id: userId } } })
  return screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compact table' })
}

test("a user's choice of a compact table applies from the first render on [OPEN-226]", () => {
  const choice = show('nurse')
  const classOf = () => screen.getByRole('table').closest('[class*="wrap"]')?.className ?? ''
  expect([choice.checked, classOf()]).toEqual([false, expect.not.stringContaining('dense')])
  fireEvent.click(choice)
  expect([choice.checked, classOf()]).toEqual([true, expect.stringContaining('dense')])
  cleanup()
  expect(show('nurse').checked).toBe(true)
  expect(drawn).toEqual([true])
  cleanup()
  expect(show('vet').checked).toBe(false)
})
