import { readFileSync } from 'node:fs'
import { inRoot } from '../lib/paths.mjs'

/** The demo's accounts and their common password. */
export const { accounts: ACCOUNTS, password: PASSWORD } = JSON.parse(
  readFileSync(inRoot('demo/src/accounts/accounts.json'), 'utf8'),
)
