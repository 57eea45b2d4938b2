import type { NewAccount } from './pool'

const password = 'Demo-pass-1'

/** The demo world's accounts; `nobody@harbour.test` signs in but belongs to no contact. */
export const DEMO_ACCOUNTS: NewAccount[] = [
  { username: 'owner@harbour.test', password },
  { username: 'nurse@harbour.test', password },
  { username: 'new@harbour.test', password, temporary: true },
  { username: 'nobody@harbour.test', password },
  { username: 'owner@banksia.test', password },
  { username: 'owner@southbank.test', password },
]
