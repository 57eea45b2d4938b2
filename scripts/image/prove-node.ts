// `npm run prove node`: builds, and runs the specs of production code, on the image's Node version.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { fetchNode, runOrThrow } from './node'

const SERVERS = ['backend', 'delivery', 'shared/server', 'shared/domain', 'shared/domain-bundled', 'shared/api-client']
const folder = mkdtempSync(path.join(tmpdir(), 'portal-node-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const bin = await fetchNode(folder)
const env = { PATH: [bin, process.env.PATH].join(path.delimiter), SPECS: 'quick' }
await runOrThrow('node', [inRoot('scripts/build.mjs')], { env })
const asked = process.argv.slice(2)
const files = asked.length > 0 ? asked : SERVERS
const words = [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--passWithNoTests', ...files]
process.exitCode = (await run('node', words, { env })).code
