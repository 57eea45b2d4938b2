import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCE = new URL('./', import.meta.url)
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('.spec.'),
)

test('react-aria-components stays out of the core: only lazily loaded parts import it', () => {
  const users = files.filter((name) =>
    readFileSync(new URL(name, SOURCE), 'utf8').includes("from 'react-aria-components"),
  )
  expect(users.sort()).toEqual(['ComboBox/ComboBoxList.tsx', 'ComboBox/ComboBoxPart.tsx', 'Dialog/DialogPart.tsx'])
  const statically = files.filter((name) =>
    /^import (?!type)[^\n]*from '[^']*(ComboBoxPart|DialogPart)'/m.test(readFileSync(new URL(name, SOURCE), 'utf8')),
  )
  expect(statically).toEqual([])
})
