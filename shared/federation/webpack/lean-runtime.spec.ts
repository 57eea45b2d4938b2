import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { LEFT_OUT } from './lean-runtime'

/** Folders of the library's packages that the script of the federation is made of. */
function folders(): string[] {
  const bundler = createRequire(import.meta.url).resolve('@module-federation/webpack-bundler-runtime')
  const runtime = createRequire(bundler).resolve('@module-federation/runtime')
  const core = createRequire(runtime).resolve('@module-federation/runtime-core')
  const sdk = createRequire(core).resolve('@module-federation/sdk')
  return [bundler, runtime, core, sdk].map((file) => dirname(file))
}

const requested = folders().flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/ from "([^"]+)"/g)])
    .map(([, request = '']) => request),
)

test.each(LEFT_OUT)('what %s leaves out of the library is there to be left out: else only the bytes grow', (wanted) => {
  expect(requested.filter((request) => wanted.test(request))).not.toEqual([])
})
