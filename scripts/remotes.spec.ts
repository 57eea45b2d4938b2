import { readFileSync, readdirSync } from 'node:fs'
import { readDeclaration } from '../shared/federation/src/host'
import { expect, test } from 'vitest'
import { ROUTES_FILE, routesFile } from '../shared/federation/src/registry/routes-file'
import { inRoot } from './lib/paths.mjs'

const remotes = readdirSync(inRoot()).filter((name) => name.startsWith('mf-'))
const declarationOf = (name: string) => readDeclaration(JSON.parse(readFileSync(inRoot(name, 'remote.json'), 'utf8')))

test.each(remotes)('%s names a contact for rollbacks, and its allowed error rate', (name) => {
  const { owner, errorBudget } = declarationOf(name)
  expect(owner?.email).toMatch(/^[a-z-]+@\S+$/)
  expect(errorBudget).toBeLessThanOrEqual(1)
})

const withScreens = remotes.filter((name) => declarationOf(name).routes.length > 0)

test.each(withScreens)('%s loads the screens that its remote.json declares', (name) => {
  expect(readFileSync(inRoot(name, ROUTES_FILE), 'utf8')).toBe(routesFile(declarationOf(name)))
})

test('CODEOWNERS agrees with the owners in the remotes', () => {
  const lines = remotes.map((name) => `/${name}/ ${declarationOf(name).owner?.email}`)
  expect(readFileSync(inRoot('CODEOWNERS'), 'utf8').trim().split('\n').slice(1)).toEqual(lines)
})
