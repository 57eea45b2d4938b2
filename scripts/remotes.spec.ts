import { readFileSync, readdirSync } from 'node:fs'
import { readDeclaration } from '../shared/federation/src/host'
import { expect, test } from 'vitest'
import { inRoot } from './lib/paths.mjs'

const remotes = readdirSync(inRoot()).filter((name) => name.startsWith('mf-'))
const declarationOf = (name: string) => readDeclaration(JSON.parse(readFileSync(inRoot(name, 'remote.json'), 'utf8')))
/** What stands on one screen of a person who reads it. */
const LINES = 45

test.each(remotes)('%s names who is told when a version of it is rolled back, and how much of it may fail', (name) => {
  const { owner, errorBudget } = declarationOf(name)
  expect(owner?.email).toMatch(/^[a-z-]+@\S+$/)
  expect(errorBudget).toBeLessThanOrEqual(1)
})

test.each(remotes)('%s says on one screen what it shows, where to begin and how it is run [OPEN-250]', (name) => {
  const readme = readFileSync(inRoot(name, 'README.md'), 'utf8')
  const { routes, slots, owner } = declarationOf(name)
  expect(readme.split('\n').length).toBeLessThanOrEqual(LINES)
  const addresses = routes.map(({ path }) => path.replace(/^\/edit-booking-.*/, '/edit-booking-private/:id'))
  // Those below one address may stand by their last part.
  const isNamed = (path: string) => readme.includes(`\`${path}\``) || readme.includes(`\`${path.split('/').at(-1)}\``)
  expect(addresses.filter((path) => !isNamed(path))).toEqual([])
  expect(slots.filter(({ name: slot }) => !readme.includes(`\`${slot}\``))).toEqual([])
  for (const command of ['dev', 'affected', 'publish'])
    expect(readme).toMatch(new RegExp(`^pnpm .*\\b${command}\\b`, 'm'))
  // Whose it is stands in one place.
  expect(readme).not.toContain(owner?.email)
})

test('CODEOWNERS says what the remotes say of their owners [OPEN-250]', () => {
  const lines = remotes.map((name) => `/${name}/ ${declarationOf(name).owner?.email}`)
  expect(readFileSync(inRoot('CODEOWNERS'), 'utf8').trim().split('\n').slice(1)).toEqual(lines)
})
