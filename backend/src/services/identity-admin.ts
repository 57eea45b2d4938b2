import { unavailable } from '../http/errors'

export interface NewAccount {
  readonly username: string
  readonly email: string
  /** To be changed at the first sign-in. */
  readonly temporaryPassword: string
}

/** Administration of the user pool: accounts of team members. */
export interface IdentityAdmin {
  /** `taken`: somebody has this username; `refused`: the pool takes no such address. */
  create(account: NewAccount): Promise<'created' | 'taken' | 'refused'>
  /** Lets the account sign in again; false when there is none. */
  enable(username: string): Promise<boolean>
  /** Ends every session of the account and lets none begin; false when there is none. */
  disable(username: string): Promise<boolean>
  remove(username: string): Promise<void>
}

const TIMEOUT_MS = 4000

/** The pool's administration endpoint; it is never reached from a browser. */
export function identityAdmin(url: string): IdentityAdmin {
  const send = (path: string, method: string, body?: object) => call(`${url}/users${path}`, method, body)
  const account = (username: string) => `/${encodeURIComponent(username)}`
  const isFound = (status: number) => expected(status, [200, 404]) === 200
  return {
    create: async ({ temporaryPassword, ...names }) => {
      const status = await send('', 'POST', { ...names, password: temporaryPassword, temporary: true })
      if (status === 409) return 'taken'
      return expected(status, [201, 400]) === 201 ? 'created' : 'refused'
    },
    enable: async username => isFound(await send(`${account(username)}/enable`, 'POST')),
    disable: async username => isFound(await send(`${account(username)}/disable`, 'POST')),
    remove: async username => {
      expected(await send(account(username), 'DELETE'), [204, 404])
    },
  }
}

async function call(url: string, method: string, body?: object): Promise<number> {
  try {
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    console.error(`identity: ${method} ${url} failed: ${String(error)}`)
    throw away()
  }
}

function expected(status: number, statuses: readonly number[]): number {
  if (statuses.includes(status)) return status
  console.error(`identity: status ${status}`)
  throw away()
}

const away = () =>
  unavailable('The sign-in service does not answer at the moment. Nothing was saved; try again shortly.')
