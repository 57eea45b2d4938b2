import { expect, test } from 'vitest'
import { specApi } from '../../test/spec-api'
import { dropBefore, rotate } from '../secrets/rotate'
import { refreshSeal } from './refresh-seal'

const api = specApi()

const KEPT = { token: 'the token of the pool', reference: 'a reference' }

test('can be opened for the same sign-in only, by every process, and is unreadable as stored [OPEN-214]', async () => {
  const sealed = api.deps.refreshSeal.seal('desk', KEPT)
  const other = await refreshSeal(api.deps.db)
  expect(other.open('desk', sealed)).toEqual(KEPT)
  expect(other.open('phone', sealed)).toBeNull()
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('token')
  expect(api.deps.refreshSeal.seal('desk', KEPT)).not.toBe(sealed)
})

test('cannot be opened if a byte or the key id was changed', async () => {
  const sealed = api.deps.refreshSeal.seal('desk', KEPT)
  const [id, text = ''] = sealed.split('.')
  const bytes = Buffer.from(text, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(api.deps.refreshSeal.open('desk', `${id}.${changed.toString('base64url')}`)).toBeNull()
  }
  for (const no of ['', '.', `${id}.`, `${id}.AAAA`, `unknown1.${text}`, text]) {
    expect(api.deps.refreshSeal.open('desk', no)).toBeNull()
  }
})

test('can be opened after the key was replaced, until the previous one is dropped [OPEN-193]', async () => {
  const sealed = api.deps.refreshSeal.seal('desk', KEPT)
  await rotate(api.deps.db, 'refresh_secret', new Date())
  expect((await refreshSeal(api.deps.db)).open('desk', sealed)).toEqual(KEPT)
  await dropBefore(api.deps.db, ['refresh_secret'])
  expect((await refreshSeal(api.deps.db)).open('desk', sealed)).toBeNull()
})
