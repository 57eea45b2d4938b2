// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { apiWithBroken } from '@portal/testing'
import { GOLD, details, open, show } from './package-selection.fixture'

afterEach(cleanup)

describe("'Select a package'", () => {
  test('with a known weight, "from" is the price of its size [CAT-06, CAT-33, OPEN-211]', async () => {
    const { listProducts } = show({ weight: 28.4 })
    await details(GOLD.name)
    expect(listProducts.mock.calls[0]?.[0].query).toMatchObject({ petWeight: 28.4, page_size: 10 })
    expect(screen.getAllByText(/^from/).map((each) => each.closest('p')?.textContent)).toEqual([
      'from $425.00 RRP',
      'from $300.00 RRP',
    ])
  })

  test('No price shows no prices [CAT-45]', async () => {
    show({ prices: { visible: false, column: null } })
    await details(GOLD.name)
    expect(screen.queryByText(/\$|GST/)).toBeNull()
    await open()
    expect(screen.queryByText(/\$/)).toBeNull()
  })

  test('shows an error for an invalid list [OPEN-80]', async () => {
    show({ api: apiWithBroken('listProducts') })
    expect((await screen.findByRole('alert')).textContent).toContain('The packages could not be loaded')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(screen.queryByText('No product available')).toBeNull()
  })
})
