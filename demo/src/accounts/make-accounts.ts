import { setTimeout as delay } from 'node:timers/promises'
import { identityAdmin } from 'backend'
import type { IdentityAdminOptions } from 'backend'
import demo from './accounts.json' with { type: 'json' }

const PATIENCE_MS = 30_000

/** Creates the demo's accounts in the local user pool. An existing account is left unchanged. */
export async function makeAccounts(pool: IdentityAdminOptions): Promise<void> {
  // Without a URL the pool is a real one: never create accounts with a public password there.
  if (pool.url === '') return
  await waitUntilAnswering(pool.url)
  const identity = identityAdmin(pool)
  for (const { username, temporary = false } of demo.accounts) {
    const made = await identity.create({ username, email: username, temporaryPassword: demo.password })
    if (made === 'created' && !temporary) await identity.setPassword(username, demo.password, 'own')
  }
}

/** The local user pool starts in parallel with this process. */
async function waitUntilAnswering(url: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (!(await isAnswering(url))) {
    if (Date.now() > until) throw new Error(`The identity service at ${url} does not answer.`)
    await delay(50)
  }
}

const isAnswering = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )
