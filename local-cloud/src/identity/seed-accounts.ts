import * as v from 'valibot'
import type { NewAccount } from './pool'

const UsersSchema = v.object({ users: v.array(v.object({ username: v.string() })) })

/** Creates the accounts through the admin listener when the pool is empty; says whether it did. */
export async function seedAccounts(accounts: NewAccount[], adminUrl = 'http://127.0.0.1:8083'): Promise<boolean> {
  const present = v.parse(UsersSchema, await (await fetch(`${adminUrl}/users`)).json())
  if (present.users.length > 0) return false
  for (const account of accounts) {
    const answer = await fetch(`${adminUrl}/users`, { method: 'POST', body: JSON.stringify(account) })
    if (!answer.ok) throw new Error(`${account.username} was not created: ${await answer.text()}`)
  }
  return true
}
