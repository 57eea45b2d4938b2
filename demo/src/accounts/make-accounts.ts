import { setTimeout as delay } from 'node:timers/promises'
import { identityAdmin } from 'backend'
import type { IdentityAdminOptions } from 'backend'
import demo from './accounts.json' with { type: 'json' }

const PATIENCE_MS = 30_000

/** Makes the demo's accounts in the stand-in of the user pool; one that is there stays as it is. */
export async function makeAccounts(pool: IdentityAdminOptions): Promise<void> {
  // A real pool gets no accounts whose password everybody knows.
  if (pool.url === '') return
  await answering(pool.url)
  const identity = identityAdmin(pool)
  for (const { username, temporary = false } of demo.accounts) {
    const made = await identity.create({ username, email: username, temporaryPassword: demo.password })
    if (made === 'created' && !temporary) await identity.setPassword(username, demo.password, 'own')
  }
}

/** The stand-in starts beside this process. */
async function answering(url: string): Promise<void> {
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
