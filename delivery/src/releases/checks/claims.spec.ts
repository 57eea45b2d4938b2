import { expect, test } from 'vitest'
import { remoteEntry } from '@portal/testing/registry'
import { findConflicts } from './claims'

const claimant = (name: string, paths: readonly string[], below?: string) =>
  remoteEntry({
    name,
    routes: paths.map((path) => ({ path, access: 'staff' as const, chunk: 'screen', early: [] })),
    ...(below && { ownerPages: { below, staffLogin: `${below}/login`, staffQuery: 'staff=1' } }),
  })

test('finds no conflict when each address has one owner', () => {
  expect(
    findConflicts([
      claimant('mf-a', ['/pets', '/pet/:id', '/pet/:id/edit']),
      claimant('mf-b', ['/owners/pet', '/owners/pet/:id'], '/owners'),
    ]),
  ).toEqual([])
})

test.each([
  ['the same address', claimant('mf-a', ['/pets']), claimant('mf-b', ['/pets'])],
  ['one that differs in its parameter', claimant('mf-a', ['/pet/:id']), claimant('mf-b', ['/pet/:petId'])],
  ['one that differs in its last slash', claimant('mf-a', ['/pets']), claimant('mf-b', ['/pets/'])],
  ["one below the other's pages for owners", claimant('mf-a', [], '/owners'), claimant('mf-b', ['/owners/pet'])],
])('names both owners for %s', (_, one, other) => {
  const [conflict, ...more] = findConflicts([one, other])
  expect(conflict?.owners).toEqual(['mf-a', 'mf-b'])
  expect(conflict?.reason).toMatch(/mf-b.*mf-a/)
  expect(more).toEqual([])
})

test.each([
  ['/login', 'shell'],
  ['/api/pets', 'the web server'],
  ['/reports/month.pdf', 'the web server'],
])('reports that %s belongs to %s', (path, owner) => {
  expect(findConflicts([claimant('mf-a', [path])])[0]?.owners).toEqual([owner, 'mf-a'])
})

test('refuses owner pages below these addresses too [OPEN-304]', () => {
  const [conflict] = findConflicts([claimant('mf-a', [], '/portal-status')])
  expect(conflict?.reason).toContain('/portal-status of mf-a is also /portal-status of the web server')
})

test('reports an address that one remote claims twice', () => {
  expect(findConflicts([claimant('mf-a', ['/pets', '/pets'])])[0]?.reason).toBe('mf-a claims /pets twice')
})

test('reports a slot that two remotes fill, or one remote twice, and accepts different slots', () => {
  const filler = (name: string, ...slots: string[]) =>
    remoteEntry({ name, slots: slots.map((slot) => ({ name: slot, chunk: 'screen' })) })
  expect(findConflicts([filler('mf-a', 'Attic', 'Cellar'), filler('mf-b', 'Basement')])).toEqual([])
  expect(findConflicts([filler('mf-a', 'Attic'), filler('mf-b', 'Basement', 'Attic')])).toEqual([
    { owners: ['mf-a', 'mf-b'], reason: 'mf-b and mf-a fill the slot Attic' },
  ])
  expect(findConflicts([filler('mf-a', 'Attic', 'Attic')])).toEqual([
    { owners: ['mf-a', 'mf-a'], reason: 'mf-a fills the slot Attic twice' },
  ])
})
