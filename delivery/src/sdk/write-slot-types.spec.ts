import { createServer, type Server } from 'node:http'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '../http/listen'
import { sha384 } from '../releases/documents/documents'
import { writeSlotTypes } from './write-slot-types'

let folder: string
let server: Server
let port: number
/** Answers of the portal by address. */
let answers: Map<string, string>
const slots = () => path.join(folder, 'slots')

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-slots-'))
  answers = new Map()
  server = createServer(({ url = '' }, response) => {
    const text = answers.get(url.replace(/\?.*/, ''))
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  port = await listen(server, 0)
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A portal with these remotes; `types` is the hashed content of their slot types, `served` the served text. */
function portalWith(remotes: Readonly<Record<string, { readonly types: unknown; readonly served?: string }>>): URL {
  const versions = Object.fromEntries(Object.keys(remotes).map((name) => [name, '1.0.0']))
  answers.set('/versions', JSON.stringify({ remotes: versions }))
  const files = Object.entries(remotes).map(([name, { types, served }]) => {
    const text = JSON.stringify(types)
    answers.set(`/remotes/${name}/slots.0a1b2c3d.json`, served ?? text)
    return [`${name} 1.0.0`, { chunks: {}, integrity: { 'slots.0a1b2c3d.json': sha384(Buffer.from(text)) } }]
  })
  answers.set('/versions/files', JSON.stringify(Object.fromEntries(files)))
  return new URL(`http://127.0.0.1:${port}`)
}

const NOTE = { slots: ['Note'], types: 'export declare const Note: string\n' }

test('writes declarations as published, and constants of the slot names [OPEN-316]', async () => {
  mkdirSync(slots())
  writeFileSync(path.join(slots(), 'mf-gone.js'), '')
  expect(await writeSlotTypes(portalWith({ 'mf-a': { types: NOTE } }), folder)).toEqual({ remotes: ['mf-a'], left: [] })
  expect(readdirSync(slots()).toSorted()).toEqual(['mf-a.d.ts', 'mf-a.js'])
  expect(readFileSync(path.join(slots(), 'mf-a.d.ts'), 'utf8')).toBe(NOTE.types)
  expect(readFileSync(path.join(slots(), 'mf-a.js'), 'utf8')).toBe("export const Note = 'Note'\n")
})

test.each([
  ['other bytes', { types: NOTE, served: JSON.stringify({ ...NOTE, types: '' }) }, /mf-a .* other bytes/],
  ['a name that is code', { types: { ...NOTE, slots: ["a'; alert(1); '"] } }, /mf-a .* not as a build writes/],
  ['what everybody has', { types: { ...NOTE, types: 'declare global { const x: 1 }' } }, /mf-a .* more than their own/],
  ['another file', { types: { ...NOTE, types: '/// <reference path="../x" />' } }, /mf-a .* more than their own/],
  ['no JSON', { types: 7, served: '{' }, /mf-a .* other bytes/],
])('leaves out slot types with %s and writes the others [OPEN-316]', async (_, wrong, expected) => {
  const { remotes, left } = await writeSlotTypes(portalWith({ 'mf-a': wrong, 'mf-b': { types: NOTE } }), folder)
  expect(remotes).toEqual(['mf-b'])
  expect(left).toEqual([expect.stringMatching(expected)])
  expect(readdirSync(slots()).toSorted()).toEqual(['mf-b.d.ts', 'mf-b.js'])
})
