import { expect, test } from 'vitest'
import { PageWatch } from './page-watch'

test('a remote that no page has opened is named, and one that cannot be built refuses the page [OPEN-275]', () => {
  const watch = new PageWatch()
  watch.askedFor('mf-a')
  expect(watch.unopened(['mf-a', 'mf-b'])).toEqual(['mf-b'])
  expect(() => watch.built([{ name: 'mf-a', entry: null }])).toThrow('no build of mf-a')
})
