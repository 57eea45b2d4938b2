// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { apiWithBroken, fakeApi } from '@portal/testing'
import { pageOf } from '../testing/catalogue.fixture'
import { GOLD, details, inCart, open, show } from './package-selection.fixture'

afterEach(cleanup)

describe("'Select a package'", () => {
  test('each card has name, what is in it, price and Details [CAT-19, CAT-06]', async () => {
    const { listProducts } = show()
    await details(GOLD.name)
    expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
      'Gold Cremation PackageReturn in an urn, a heart and a card.from $400.00 RRPDetails of Gold Cremation Package',
      'Plain Cremation PackageReturn in a box.from $300.00 RRPDetails of Plain Cremation Package',
    ])
    expect(listProducts).toHaveBeenCalledWith({
      query: {
        type: 'package',
        category: [],
        search: '',
        page: 1,
        page_size: 10,
        serviceType: 'private',
        petWeight: null,
      },
    })
  })

  test('where the weight is known, "from" is the price in the size for it [CAT-33, OPEN-211]', async () => {
    const { listProducts } = show({ weight: 28.4 })
    await details(GOLD.name)
    expect(listProducts.mock.calls[0]?.[0].query.petWeight).toBe(28.4)
    expect(screen.getAllByText(/^from/).map((each) => each.closest('p')?.textContent)).toEqual([
      'from $425.00 RRP',
      'from $300.00 RRP',
    ])
  })

  test.each([
    ['RRP', 'RRP is the recommended retail price, inc GST.'],
    ['Pricebook', 'Prices include GST.'],
  ])(
    '%s is said in words where it is short for some, and that GST is in it [DOM-51, OPEN-269]',
    async (column, said) => {
      show({ prices: { visible: true, column } })
      await details(GOLD.name)
      expect(screen.getByText(said)).toBeTruthy()
    },
  )

  test('No price shows none [CAT-45]', async () => {
    show({ prices: { visible: false, column: null } })
    await details(GOLD.name)
    expect(screen.queryByText(/\$|GST/)).toBeNull()
    await open()
    expect(screen.queryByText(/\$/)).toBeNull()
  })

  test('the package of the booking is marked by a word, and can be changed [CAT-21]', async () => {
    show({ lines: [inCart] })
    const [gold, plain] = await screen.findAllByRole('listitem')
    expect([gold?.textContent?.includes('Selected'), plain?.textContent?.includes('Selected')]).toEqual([true, false])
    expect(screen.getByRole('button', { name: 'Change Gold Cremation Package' })).toBeTruthy()
  })

  test('a list that comes broken is said to have failed [OPEN-80]', async () => {
    show({ api: apiWithBroken('listProducts') })
    expect((await screen.findByRole('alert')).textContent).toContain('The packages could not be loaded')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(screen.queryByText('No product available')).toBeNull()
  })

  test('no package for the service is said [CAT-08]', async () => {
    show({ api: fakeApi({ listProducts: () => pageOf([]) }) })
    expect(await screen.findByText('No product available')).toBeTruthy()
  })
})
