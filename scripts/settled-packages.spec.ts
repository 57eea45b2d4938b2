import { expect, test } from 'vitest'
import { read, writtenFiles } from './lib/written-files'

/** What whoever ordered the portal has settled. */
const SETTLED = [
  '@module-federation/enhanced',
  'webpack',
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  'swr',
  'ky',
  'valibot',
  'react-final-form',
  'aws-amplify',
  'pusher-js',
  'konva',
  'react-konva',
  'html2canvas',
  'dayjs',
] as const

const PRODUCT = /^(shell|mf-[a-z-]+|shared|backend|delivery|local-cloud|scripts)\/.*\.(tsx?|mjs)$/
const NOT_AT_WORK = /\.(spec|fixture)\.|\/testing?\/|\/test\//
const sources = writtenFiles().filter((file) => PRODUCT.test(file) && !NOT_AT_WORK.test(file))

/** Values of it, and not its types alone. */
const imports = (name: string) =>
  new RegExp(String.raw`^(im|ex)port (?!type\b)[^;']*'${name}(/[^']*)?'|import\((\s|/\*.*?\*/)*'${name}(/[^']*)?'`, 'm')

test.each(SETTLED)('%s is at work in the product', (name) => {
  expect(sources.filter((file) => imports(name).test(read(file)))).not.toEqual([])
})
