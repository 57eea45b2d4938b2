import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDeclaration } from '../shared/federation/src/registry/schema.ts'
import { inRoot } from './lib/paths.mjs'
import { read } from './lib/written-files'

const contracts = readdirSync(inRoot('shared/slots/src'))

test.each(contracts)('%s declares the slots that its remote fills, each by its own name', async (file) => {
  const declared: Readonly<Record<string, unknown>> = await import(inRoot('shared/slots/src', file))
  expect(Object.entries(declared).filter(([name, value]) => name !== value)).toEqual([])
  const { slots } = readDeclaration(JSON.parse(read(`${file.replace('.ts', '')}/remote.json`)))
  expect(Object.keys(declared).toSorted()).toEqual(slots.map(({ name }) => name).toSorted())
})
