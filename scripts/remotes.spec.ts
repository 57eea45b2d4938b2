import { readFileSync, readdirSync } from 'node:fs'
import { readDeclaration } from '../shared/federation/src/host'
import { expect, test } from 'vitest'
import { inRoot } from './lib/paths.mjs'

const remotes = readdirSync(inRoot()).filter((name) => name.startsWith('mf-'))

test.each(remotes)('%s names who is told when a version of it is rolled back, and how much of it may fail', (name) => {
  const { owner, errorBudget } = readDeclaration(JSON.parse(readFileSync(inRoot(name, 'remote.json'), 'utf8')))
  expect(owner?.email).toMatch(/^[a-z-]+@\S+$/)
  expect(errorBudget).toBeLessThanOrEqual(1)
})
