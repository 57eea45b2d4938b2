// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { BrandCode } from '@portal/brand'
import { fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import { TaggingGuideScreen } from './TaggingGuideScreen'

const clientCare = {
  name: 'Lightwood Pet Farewells',
  phone_work: '+61892000000',
  email_addresses: [{ email_address: 'clientcare@lightwood.example' }],
}

function show(code: BrandCode = 'WA LWD') {
  const brand = { ...fakeHost().brand, code }
  renderInPortal(<TaggingGuideScreen />, { host: { brand, api: fakeApi({ getBrand: () => clientCare }) } })
}
const pictures = () =>
  screen.getAllByRole('img').map((picture) => [picture.getAttribute('alt'), picture.getAttribute('src')])

afterEach(cleanup)

test('has five steps, the tag cards in the second [PRA-34, PRA-35]', () => {
  show()
  const steps = screen.getAllByRole('heading', { level: 2 })
  expect(steps.map((step) => step.textContent)).toEqual([
    'Step 1: Book first',
    'Step 2: Choose the card',
    'Step 3: Write clearly',
    'Step 4: Fasten twice',
    'Step 5: Photograph and rest',
  ])
  const cards = screen.getByRole('list', { name: 'Tag cards' })
  expect(
    within(cards)
      .getAllByRole('heading')
      .map((card) => card.textContent),
  ).toEqual(['Private cremation', 'Communal cremation', 'Hold'])
  const [, second, third] = steps
  const isAfter = (a: Node | undefined, b: Node) =>
    Boolean(a && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect([isAfter(second, cards), isAfter(cards, third ?? cards)]).toEqual([true, true])
})

describe('per brand region', () => {
  test.each([
    ['WA LWD', 'wa-lwd'],
    ['VIC EDH', 'vic-edh'],
    ['SA EDH', 'sa-edh'],
    ['AW EDH', 'aw-edh'],
  ] as const)('%s has cards and a guide of its own [PRA-37, PRA-38]', (code, region) => {
    show(code)
    expect(pictures()).toEqual([
      ['Tag card: Private cremation', `/api/media/tag-cards/${region}-private.svg`],
      ['Tag card: Communal cremation', `/api/media/tag-cards/${region}-communal.svg`],
      ['Tag card: Hold', `/api/media/tag-cards/${region}-hold.svg`],
    ])
    const link = screen.getByRole('link', { name: 'Download Tagging Guide' })
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      `/api/media/guides/${region}-tagging-guide.pdf`,
      '',
    ])
  })
})

test('Contact Client Care opens a dialog with email and phone [PRA-36, PRA-31, PRA-33]', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Contact Client Care' }))
  const dialog = await screen.findByRole('dialog', { name: 'Contact Client Care' })
  const phone = await within(dialog).findByRole('link', { name: '08\u00a09200\u00a00000' })
  expect(phone.getAttribute('href')).toBe('tel:0892000000')
  expect(within(dialog).getByRole('link', { name: 'clientcare@lightwood.example' })).toBeTruthy()
})
