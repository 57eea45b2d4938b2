// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { fakeApi, renderInPortal } from '@portal/testing'
import { CustomerSupportScreen } from './CustomerSupportScreen'

const clientCare = {
  name: 'Lightwood Pet Farewells',
  phone_work: '+61892000000',
  email_addresses: [{ email_address: 'clientcare@lightwood.example' }],
}
const manager = {
  first_name: 'Margot',
  last_name: 'Ellis',
  phone_mobile: '+61491570156',
  email_addresses: [{ email_address: 'margot.ellis@lightwood.example' }],
  picture: { src: '/api/media/people/rep-margot-ellis.svg' },
}
const show = (answers: object = {}) =>
  renderInPortal(<CustomerSupportScreen />, {
    host: { api: fakeApi({ getBrand: () => clientCare, getAccountManager: () => manager, ...answers }) },
  })
const card = (name: string) => within(screen.getByRole('region', { name }))

afterEach(cleanup)

test('names the Client Care Team, its phone in groups of 2-4-4 [PRA-27, PRA-31, PRA-33]', async () => {
  show()
  expect(await card('Client Care Team').findByText('08 9200 0000')).toBeTruthy()
  expect(card('Client Care Team').getByText('Lightwood Pet Farewells')).toBeTruthy()
  expect(
    card('Client Care Team')
      .getByRole('link', { name: /clientcare@/ })
      .getAttribute('href'),
  ).toBe('mailto:clientcare@lightwood.example')
})

test('shows the Relationship Manager, the mobile in groups of 4-3-3 [PRA-28, PRA-32, PRA-33]', async () => {
  show()
  expect(await card('Relationship Manager').findByText('0491 570 156')).toBeTruthy()
  const portrait = card('Relationship Manager').getByRole('img', { name: 'Portrait of Margot Ellis' })
  expect(portrait.getAttribute('src')).toBe('/api/media/people/rep-margot-ellis.svg')
})

test('offers Retry when a contact fails to load; a practice may have no manager', async () => {
  const answers = [() => Promise.reject(new ApiError({ kind: 'offline' })), () => clientCare]
  show({ getBrand: () => answers.shift()?.(), getAccountManager: () => null })
  expect(await screen.findByText('You have no relationship manager yet')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('08 9200 0000')).toBeTruthy()
})
