import { expect, test } from 'vitest'
import { BOOKING_OPTIONS, emptyBooking } from '@portal/domain'
import { isBuilt } from '../plan/built'
import {
  communalWizard,
  privateWizard,
  referralWizard,
  urnsAndMemorabiliaWizard,
  vetSupplyOrderWizard,
  vetUnityCommunalWizard,
  vetUnityPrivateWizard,
} from './wizards'
import type { WizardDefinition } from './wizards'

const RETURN = 'private cremation & return of ashes'
const DISPERSAL = 'Private Cremation & Dispersal of Ashes'
const hashes = (wizard: WizardDefinition, serviceType = '') =>
  wizard.steps({ ...emptyBooking(), serviceType }).map(({ hash }) => hash)

const OWNER_PET = '#owner-pet-details'
const ITEMS = '#product-list'
const CONFIRM = '#confirmation'

test('private cremation has three steps, without ashes return two [WIZ-31, WIZ-33]', () => {
  expect(hashes(privateWizard, RETURN)).toEqual([OWNER_PET, ITEMS, CONFIRM])
  expect(hashes(privateWizard, DISPERSAL)).toEqual([OWNER_PET, CONFIRM])
})

test.each([
  ['referral [WIZ-35]', referralWizard, [OWNER_PET, CONFIRM]],
  ['vet_unity private [WIZ-36]', vetUnityPrivateWizard, [OWNER_PET, CONFIRM]],
  ['vet_unity communal [WIZ-38]', vetUnityCommunalWizard, [OWNER_PET, CONFIRM]],
  ['communal with keepsake [WIZ-49]', communalWizard, [OWNER_PET, ITEMS, CONFIRM]],
  ['urns and memorabilia [WIZ-51]', urnsAndMemorabiliaWizard, [OWNER_PET, ITEMS, CONFIRM]],
  ['vet supply order [WIZ-52]', vetSupplyOrderWizard, [ITEMS, CONFIRM]],
])('steps of %s', (_, wizard, expected) => {
  expect(hashes(wizard)).toEqual(expected)
})

test('every option that the chooser offers leads to a wizard of its kind', () => {
  const wizards = [
    privateWizard,
    referralWizard,
    vetUnityPrivateWizard,
    vetUnityCommunalWizard,
    communalWizard,
    urnsAndMemorabiliaWizard,
    vetSupplyOrderWizard,
  ]
  for (const { kind, path } of BOOKING_OPTIONS.filter((option) => isBuilt(option.kind))) {
    expect(wizards.find((wizard) => wizard.path === path)?.kind).toBe(kind)
  }
})
