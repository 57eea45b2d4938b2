import type { DemoContact, DemoPractice } from '../types/practice'

/** One practice per relationship type. */
export const PRACTICES: readonly DemoPractice[] = [
  {
    id: 'practice-harbour',
    name: 'Harbour Veterinary Clinic',
    brand: 'WA LWD',
    relationship: 'vet_direct',
    hasPortalAccess: 'Yes',
    pricing: 'RRP',
    defaultCollectionLocation: 'Vet',
    providesClientDetails: true,
    ownerChecksWords: false,
    temporaryOpportunityId: 'opp-temp-harbour',
    office: {
      street: '18 Marine Terrace',
      city: 'Fremantle',
      state: 'WA',
      postalcode: '6160',
      country: 'Australia',
      lat: -32.0572,
      lng: 115.7445,
    },
    email: 'reception@harbour.test',
    phone: '+61870101850',
    representativeId: 'rep-margot-ellis',
    fees: { collection: 35, return: 25 },
  },
  {
    id: 'practice-banksia',
    name: 'Banksia Animal Hospital',
    brand: 'VIC EDH',
    relationship: 'referral',
    hasPortalAccess: 'Yes',
    pricing: 'Pricebook',
    defaultCollectionLocation: 'Vet',
    providesClientDetails: true,
    ownerChecksWords: true,
    temporaryOpportunityId: 'opp-temp-banksia',
    office: {
      street: '240 Maroondah Highway',
      city: 'Ringwood',
      state: 'VIC',
      postalcode: '3134',
      country: 'Australia',
      lat: -37.8135,
      lng: 145.2241,
    },
    email: 'reception@banksia.test',
    phone: '+61370101920',
    representativeId: 'rep-daniel-okafor',
    fees: { collection: 30, return: null },
  },
  {
    id: 'practice-southbank',
    name: 'Southbank Vet Group',
    brand: 'VIC EDH',
    relationship: 'vet_unity',
    hasPortalAccess: 'Yes',
    pricing: 'No price',
    defaultCollectionLocation: 'Customer',
    providesClientDetails: false,
    ownerChecksWords: false,
    temporaryOpportunityId: 'opp-temp-southbank',
    office: {
      street: '77 City Road',
      city: 'Southbank',
      state: 'VIC',
      postalcode: '3006',
      country: 'Australia',
      lat: -37.8236,
      lng: 144.9652,
    },
    email: 'reception@southbank.test',
    phone: '+61370101985',
    representativeId: 'rep-ingrid-vale',
    fees: { collection: 50, return: 30 },
  },
]

const contact = (
  id: string,
  practiceId: string,
  name: readonly [first: string, last: string],
  username: string,
  portalAccess: string,
  active = true,
): DemoContact => ({
  id,
  practiceId,
  firstName: name[0],
  lastName: name[1],
  email: username,
  cognitoUsername: username,
  portalAccess,
  active,
})

/**
 * `nobody@harbour.test` has an account but no contact, so its sign-in fails [SHL-15].
 * Harbour has a single active Level 3, so that the last owner cannot be demoted [OPEN-13].
 */
export const CONTACTS: readonly DemoContact[] = [
  contact('contact-harbour-owner', 'practice-harbour', ['Olivia', 'Hart'], 'owner@harbour.test', 'Level 3'),
  contact('contact-harbour-nurse', 'practice-harbour', ['Nina', 'Caruso'], 'nurse@harbour.test', 'Level 1'),
  contact('contact-harbour-new', 'practice-harbour', ['Jess', 'Whitaker'], 'new@harbour.test', 'Level 1'),
  contact('contact-harbour-tom', 'practice-harbour', ['Tom', 'Adeyemi'], 'tom@harbour.test', 'Level 1', false),
  contact('contact-banksia-owner', 'practice-banksia', ['Helen', 'Forsyth'], 'owner@banksia.test', 'Level 3'),
  contact('contact-southbank-owner', 'practice-southbank', ['Samira', 'Aziz'], 'owner@southbank.test', 'Level 3'),
]
