import { readEntry } from '@portal/federation/host'
import { expect, test } from 'vitest'
import { REMOTE } from '../testing/fixture-build'
import { PageWatch } from './page-watch'

test('a remote that cannot be built refuses the page, by name [OPEN-275]', () => {
  const [here, missing] = [
    { name: 'mf-a', entry: readEntry(REMOTE) },
    { name: 'mf-b', entry: null },
  ]
  expect(() => new PageWatch().built([here])).not.toThrow()
  expect(() => new PageWatch().built([here, missing])).toThrow('this machine has no build of mf-b')
})

test('what no page has opened is told, and how many pages took nothing of this machine [OPEN-275]', () => {
  const watch = new PageWatch()
  watch.shown({ html: '', takesRemotes: true })
  watch.shown({ html: '', takesRemotes: false })
  watch.askedFor('mf-a')
  expect(watch.unopened(['mf-a', 'mf-b'])).toEqual(['mf-b'])
  expect(watch.ofOwners).toBe(1)
})
