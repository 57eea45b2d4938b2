/** The demo world's accounts, as `npm start` prints them; start.spec.ts keeps them true. */
export const PASSWORD = 'Demo-pass-1'

export const ACCOUNTS = [
  ['owner@harbour.test', 'Harbour Veterinary Clinic', 'Level 3: everything'],
  ['nurse@harbour.test', 'Harbour Veterinary Clinic', 'Level 1: some controls are closed'],
  ['new@harbour.test', 'Harbour Veterinary Clinic', 'is asked for a new password'],
  ['nobody@harbour.test', 'Harbour Veterinary Clinic', 'belongs to no contact: sign-in ends'],
  ['owner@banksia.test', 'Banksia Animal Hospital', 'Level 3: referral bookings'],
  ['owner@southbank.test', 'Southbank Vet Group', 'Level 3: vet_unity bookings'],
]
