import { expect, test } from 'vitest'
import { FAILURE } from '../e2e/faults/tools/failure-words'
import { isSpec, read, writtenFiles } from './lib/written-files'

/** What pages say comes of these: sources, and the demo world's rows. */
const SAID = /^(shell|mf-[a-z-]+|shared|demo|backend|delivery)\/.*\.(tsx?|json)$/
/** What nobody walks in `npm test`: the matrix of faults, and the versions beside each other. */
const WALKED = /^e2e\/(faults|skew)\/.*\.ts$/

/** Words by which these look for a control or a text, and those that they type. */
const SOUGHT = /(?:getBy(?:Text|Label|Placeholder|Title)\(|getByRole\([^()]*?name: )(?:'([^']+)'|"([^"]+)")/g
const TYPED = /\.fill\('([^']*)'\)/g

const files = writtenFiles().filter((file) => !isSpec(file))
const said = files
  .filter((file) => SAID.test(file))
  .map(read)
  .join('\n')

test('what the faults look for on pages is said there: nobody would miss it before the matrix is walked', () => {
  const sought = files
    .filter((file) => WALKED.test(file))
    .flatMap((file) => {
      const text = read(file)
      const typed = new Set([...text.matchAll(TYPED)].map(([, words]) => words))
      return [...text.matchAll(SOUGHT)].map(([, single, double]) => ({ file, words: single ?? double ?? '', typed }))
    })
  expect(sought.length).toBeGreaterThan(60)
  // Weights, prices and numbers are made of several texts.
  const plain = sought.filter(({ words, typed }) => !/\d/.test(words) && !typed.has(words))
  expect(plain.filter(({ words }) => !said.includes(words)).map(({ file, words }) => `${file}: ${words}`)).toEqual([])
})

test('each title of a failure has words that the matrix takes for one', () => {
  const titles = [...said.matchAll(/<ErrorState\b[^>]*? title="([^"]+)"/g)].map(([, title = '']) => title)
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.filter((title) => !FAILURE.test(title))).toEqual([])
})

test('what a browser keeps is shown to another by keptOf: with the sign of life of its page, that takes its parts for hung', () => {
  const asking = (file: string) => WALKED.test(file) && /\.storageState\(\)/.test(read(file))
  expect(files.filter(asking)).toEqual([])
})
