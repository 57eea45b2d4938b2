import { describe, expect, test } from 'vitest'
import { levelRefusal, makesOwner, statusRefusal, toMemberAccess, widensAccess } from './access'
import type { MemberAccess } from './access'

const owner: MemberAccess = { id: 'o', level: 'Level 3', active: true }
const secondOwner: MemberAccess = { ...owner, id: 'o2' }
const nurse: MemberAccess = { id: 'n', level: 'Level 1', active: true }
const away: MemberAccess = { ...owner, id: 'o3', active: false }
const team = [owner, nurse, away]

describe('access level [OPEN-13]', () => {
  test('a Vet Owner can change the level of others; no member can change their own', () => {
    expect(levelRefusal(owner, nurse)).toBeUndefined()
    expect(levelRefusal(owner, secondOwner)).toBeUndefined()
    expect(levelRefusal(owner, owner)).toBe('ownLevel')
  })

  test.each([
    ['Vet Staff', nurse],
    ['an inactive Vet Owner', away],
    ['a level of another kind', { ...nurse, level: 'Level 2' }],
    ['nobody of the team', undefined],
  ])('%s cannot change a level', (_, actor) => {
    expect(levelRefusal(actor, owner)).toBe('ownersOnly')
    expect(statusRefusal(actor, owner, [owner, secondOwner])).toBe('ownersOnly')
  })
})

describe('status [OPEN-13]', () => {
  test('the last active Vet Owner stays active; an inactive one does not count', () => {
    expect(statusRefusal(owner, owner, team)).toBe('lastOwner')
    expect(statusRefusal(owner, owner, [...team, secondOwner])).toBeUndefined()
  })

  test('a Vet Owner activates and deactivates every other member', () => {
    expect(statusRefusal(owner, nurse, team)).toBeUndefined()
    expect(statusRefusal(owner, away, team)).toBeUndefined()
  })
})

describe('whether a change widens access or makes a Vet Owner [OPEN-327]', () => {
  const of = (level: string, active = true) => ({ level, active })
  test.each([
    ['nothing', of('Level 1'), of('Level 1'), false, false],
    ['raised', of('Level 1'), of('Level 3'), true, true],
    ['raised while inactive', of('Level 1', false), of('Level 3', false), true, false],
    ['let in', of('Level 1', false), of('Level 1'), true, false],
    ['let in as a Vet Owner', of('Level 3', false), of('Level 3'), true, true],
    ['let in on a lower level', of('Level 3', false), of('Level 1'), true, false],
    ['lowered', of('Level 3'), of('Level 1'), false, false],
    ['deactivated', of('Level 3'), of('Level 3', false), false, false],
    ['from a level that is not on offer', of('Level 2'), of('Level 1'), true, false],
  ])('%s', (_, before, after, isWider, isOwner) => {
    expect([widensAccess(before, after), makesOwner(before, after)]).toEqual([isWider, isOwner])
  })

  test('a new Vet Owner had no access before', () => {
    expect([makesOwner(null, of('Level 3')), makesOwner(null, of('Level 3', false))]).toEqual([true, false])
  })
})

test('reads the access of a member from the API [DOM-26]', () => {
  const cstm = { portal_access_c: 'Level 3', cognito_portal_active_c: false }
  const member = { id: 'o3', first_name: 'A', last_name: 'B', primary_email_address: [], cstm }
  expect(toMemberAccess(member)).toEqual(away)
})
