import { expect, test } from 'vitest'
import { CONTRACT_VERSION } from '../src/registry/contract-version'
import { deprecatedNames, providedBy, slotsSince } from './contract-file'

const NAMES = {
  '@portal/federation': { RemoteModule: { since: '1.2' }, useRead: { since: '1.0' } },
  '@portal/ui': {
    Button: { since: '1.0' },
    Card: { since: '1.3', because: 'give the title' },
    Carousel: { since: '1.0', deprecatedSince: '1.10' },
    Chip: { since: '1.4' },
    Table: { since: '1.11', because: 'give the rows' },
  },
  react: { useState: { since: '1.0' } },
  'slots of mf-a': { Attic: { since: '1.1', deprecatedSince: '1.2' } },
}

test('each provided name has the version since which it is compatible, the exposed module too', () => {
  const shared = { '@portal/federation': ['useRead'], '@portal/ui': ['Card', 'Fresh'], react: ['useState', 'version'] }
  expect(providedBy(shared, NAMES)).toEqual({
    '@portal/federation': { useRead: '1.0', RemoteModule: '1.2' },
    '@portal/ui': { Card: '1.3', Fresh: CONTRACT_VERSION },
    react: { useState: '1.0', version: '1.0' },
  })
})

test('a whole module has the version of its last break', () => {
  expect(providedBy({ '@portal/ui': ['*'], react: ['*'] }, NAMES)).toMatchObject({
    '@portal/ui': { '*': '1.11' },
    react: { '*': '1.0' },
  })
})

test('lists slots by name, and deprecated names with their module [OPEN-255]', () => {
  expect(slotsSince(NAMES)).toEqual({ Attic: '1.1' })
  expect(deprecatedNames(NAMES)).toEqual({ '@portal/ui': { Carousel: '1.10' }, 'slots of mf-a': { Attic: '1.2' } })
})
