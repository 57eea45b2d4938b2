import { expect, test } from 'vitest'
import { getBooking } from '@portal/api-client/contract/booking'
import { listBookings } from '@portal/api-client/contract/booking-list'
import { listPetTypes } from '@portal/api-client/contract/pet'
import { listServiceTypes } from '@portal/api-client/contract/practice'
import { getStageLabels } from '@portal/api-client/contract/public'
import { WIZARD_KINDS, bookingOptionBySlug } from '@portal/domain'
import { paths } from '@portal/federation'
import { earlyAnswerUrl, earlyUrls } from '@portal/testing'
import declaration from '../../remote.json'
import { WIZARDS } from './wizards'

const RETURN = 'private cremation & return of ashes'
const DISPERSAL = 'Private Cremation & Dispersal of Ashes'

test('private cremation has three steps, two without ashes return [WIZ-31, WIZ-33]', () => {
  expect(WIZARDS.private.steps(RETURN)).toEqual(['ownerPet', 'productList', 'confirmation'])
  expect(WIZARDS.private.steps(DISPERSAL)).toEqual(['ownerPet', 'confirmation'])
})

test('a package has four steps, three without ashes return [WIZ-42, WIZ-43]', () => {
  expect(WIZARDS.package.steps(RETURN)).toEqual(['ownerPet', 'bundle', 'productList', 'confirmation'])
  expect(WIZARDS.package.steps(DISPERSAL)).toEqual(['ownerPet', 'bundle', 'confirmation'])
})

test.each([
  ['referral', 'WIZ-35', ['ownerPet', 'confirmation']],
  ['vetunity-private', 'WIZ-36', ['ownerPet', 'confirmation']],
  ['vetunity-communal', 'WIZ-38', ['ownerPet', 'confirmation']],
  ['communal', 'WIZ-49', ['ownerPet', 'productList', 'confirmation']],
  ['urns-and-memorabilia', 'WIZ-51', ['ownerPet', 'productList', 'confirmation']],
  ['vet-supply-order', 'WIZ-52', ['productList', 'confirmation']],
] as const)('steps of %s [%s]', (kind, _, expected) => {
  expect(WIZARDS[kind].steps(RETURN)).toEqual(expected)
})

test('remote.json declares each wizard at the addresses of its links', () => {
  const declared = declaration.routes.filter(({ chunk }) => chunk === 'wizard').map(({ path }) => path)
  const linked = WIZARD_KINDS.flatMap((kind) => [paths.newBookingWizard(kind), paths.editBooking(kind, ':id')])
  expect(declared.toSorted()).toEqual(linked.toSorted())
})

test('the wizard reads the answers of its early requests', () => {
  const [labels, types] = [earlyAnswerUrl(getStageLabels), earlyAnswerUrl(listPetTypes)]
  expect(earlyUrls(declaration, '/new-booking/private')).toEqual([labels, earlyAnswerUrl(listServiceTypes), types])
  const params = { id: 'b-1' }
  const edited = earlyUrls(declaration, '/edit-booking-private/:id', { params })
  expect(edited).toEqual([labels, earlyAnswerUrl(getBooking, { params }), types])
  const newest = earlyAnswerUrl(listBookings, { query: { page: 1, page_size: 10 } })
  expect(earlyUrls(declaration, '/new-booking')).toEqual([earlyAnswerUrl(listServiceTypes), newest])
})

test.each([
  ['urns-and-memorabilia', '/new-booking/urns-and-memorabilia'],
  ['package-dispersal', '/new-booking/package'],
  ['communal', '/new-booking/communal'],
  ['vetunity-communal-pet', '/new-booking/vetunity-communal'],
  ['vetunity-communal-stray-wildlife', '/new-booking/vetunity-communal'],
])('the option %s opens %s [OPEN-33]', (slug, path) => {
  expect(paths.newBookingWizard(bookingOptionBySlug(slug)?.kind ?? 'private')).toBe(path)
})

test('a link encodes the id of its booking', () => {
  expect(paths.editBooking('private', 'b/1')).toBe('/edit-booking-private/b%2F1')
})
