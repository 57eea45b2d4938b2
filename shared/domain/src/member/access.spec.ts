import { describe, expect, test } from 'vitest'
import { levelRefusal, statusRefusal, toMemberAccess } from './access'
import type { MemberAccess } from './access'

const owner: MemberAccess = { id: 'o', level: 'Level 3', active: true }
const secondOwner: MemberAccess = { ...owner, id: 'o2' }
const nurse: MemberAccess = { id: 'n', level: 'Level 1', active: true }
const away: MemberAccess = { ...owner, id: 'o3', active: false }
const team = [owner, nurse, away]

describe('access level [OPEN-13]', () => {
  test('a Vet Owner changes that of others, nobody their own', () => {
    expect(levelRefusal(owner, nurse)).toBeUndefined()
    expect(levelRefusal(owner, secondOwner)).toBeUndefined()
    expect(levelRefusal(owner, owner)).toBe('ownLevel')
  })

  test.each([
    ['Vet Staff', nurse],
    ['an inactive Vet Owner', away],
    ['a level of another kind', { ...nurse, level: 'Level 2' }],
    ['nobody of the team', undefined],
  ])('%s changes none', (_, actor) => {
    expect(levelRefusal(actor, owner)).toBe('ownersOnly')
    expect(statusRefusal(actor, owner, [owner, secondOwner])).toBe('ownersOnly')
  })
})

describe('status [OPEN-13]', () => {
  test('the last active Vet Owner stays active, an inactive one does not count', () => {
    expect(statusRefusal(owner, owner, team)).toBe('lastOwner')
    expect(statusRefusal(owner, owner, [...team, secondOwner])).toBeUndefined()
  })

  test('everybody else is activated and deactivated by a Vet Owner', () => {
    expect(statusRefusal(owner, nurse, team)).toBeUndefined()
    expect(statusRefusal(owner, away, team)).toBeUndefined()
  })
})

test('is read from a member as answered [DOM-26]', () => {
  const cstm = { portal_access_c: 'Level 3', cognito_portal_active_c: false }
  const member = { id: 'o3', first_name: 'A', last_name: 'B', primary_email_address: [], cstm }
  expect(toMemberAccess(member)).toEqual(away)
})
