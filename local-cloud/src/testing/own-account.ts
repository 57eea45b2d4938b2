import { signIn, signOut } from 'aws-amplify/auth'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { configureAmplify, quickSignIns } from './amplify'
import { startTestCloud } from './cloud'
import type { TestCloud } from './cloud'

/** With which the account of a test begins. */
export const PASSWORD = 'Demo-pass-1'

/** One cloud for a spec file, and in each test an account of its own, with nobody signed in. Sign-ins are quick. */
export function ownAccount(nameOf: (count: number) => string) {
  let cloud: TestCloud
  let username = ''
  let count = 0

  quickSignIns()
  beforeAll(async () => {
    cloud = await startTestCloud()
    configureAmplify(`${cloud.origin}/cloud/identity/`)
  })
  afterAll(() => cloud.stop())
  beforeEach(async () => {
    username = nameOf(++count)
    const body = JSON.stringify({ username, password: PASSWORD })
    await fetch(`${cloud.cloud.urls.admin}/users`, { method: 'POST', body })
    await signOut()
  })
  return {
    cloud: () => cloud,
    username: () => username,
    enter: (password = PASSWORD) => signIn({ username, password }),
  }
}
