import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withEndings } from './compile'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-endings-'))
beforeAll(() => {
  writeFileSync(path.join(folder, 'rules.js'), '')
  mkdirSync(path.join(folder, 'plaque'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ["import { a } from './rules';", "import { a } from './rules.js';"],
  ["export * as v from './rules';", "export * as v from './rules.js';"],
  ["import './rules'", "import './rules.js'"],
  ['type A = import("./rules").A', 'type A = import("./rules.js").A'],
  ['await import(/* webpackChunkName: "r" */ \'./rules\')', 'await import(/* webpackChunkName: "r" */ \'./rules.js\')'],
  ["import { b } from './plaque'", "import { b } from './plaque/index.js'"],
  ["import styles from './Form.module.css'", "import styles from './Form.module.css'"],
  ["import { useState } from 'react'", "import { useState } from 'react'"],
])('%s names a whole file as %s [OPEN-240]', (source, packed) => {
  expect(withEndings(source, folder)).toBe(packed)
})
