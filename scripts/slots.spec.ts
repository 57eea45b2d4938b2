import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDeclaration } from '../shared/federation/src/registry/declaration.ts'
import { inRoot } from './lib/paths.mjs'
import { read } from './lib/written-files'

const contracts = readdirSync(inRoot('shared/slots/src'))
/** Slots of the shell, which any remote may fill. */
const SHELL_SLOTS = 'shell.ts'

type SlotNames = Readonly<Record<string, unknown>>
const declaredIn = async (file: string): Promise<SlotNames> => import(inRoot('shared/slots/src', file))

const filledBy = (remote: string): string[] =>
  readDeclaration(JSON.parse(read(`${remote}/remote.json`))).slots.map(({ name }) => name)

test.each(contracts)('each slot in %s has its own name', async (file) => {
  expect(Object.entries(await declaredIn(file)).filter(([name, value]) => name !== value)).toEqual([])
})

test('a remote fills the slots of its file, and slots of the shell', async () => {
  const ofShell = Object.keys(await declaredIn(SHELL_SLOTS))
  const remotes = readdirSync(inRoot()).filter((name) => name.startsWith('mf-'))
  for (const remote of remotes) {
    const own = contracts.includes(`${remote}.ts`) ? Object.keys(await declaredIn(`${remote}.ts`)) : []
    const filled = filledBy(remote).filter((name) => !ofShell.includes(name))
    expect({ remote, filled: filled.toSorted() }).toEqual({ remote, filled: own.toSorted() })
  }
  expect(remotes.flatMap(filledBy)).toEqual(expect.arrayContaining(ofShell))
})
