// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import { afterEach, expect, test } from 'vitest'
import { useListAddress } from './use-list-address'

afterEach(cleanup)

const withParam = (name: string, value: string) => (search: string) => {
  const params = new URLSearchParams(search)
  params.set(name, value)
  return `/list?${params}`
}

function List() {
  const { change } = useListAddress()
  const filter = () => change(withParam('material', 'timber'))
  const sort = () => change(withParam('sort', 'price'))
  return (
    <>
      <button onClick={filter}>Filter</button>
      <button onClick={sort}>Sort</button>
    </>
  )
}

test('the second of two choices keeps the first, also before the first is rendered', async () => {
  const { address } = renderInPortal(<List />, { at: '/list' })
  const [filter, sort] = [screen.getByText('Filter'), screen.getByText('Sort')]
  // One act renders once, after both.
  await act(async () => {
    filter.click()
    sort.click()
  })
  expect(address()).toBe('/list?material=timber&sort=price')
})
