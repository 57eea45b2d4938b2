import { readFileSync } from 'node:fs'
import { inRoot } from '../lib/paths.mjs'

/** The demo world's accounts, as `npm start` prints them, and the password of each. */
export const { accounts: ACCOUNTS, password: PASSWORD } = JSON.parse(
  readFileSync(inRoot('demo/src/accounts/accounts.json'), 'utf8'),
)
