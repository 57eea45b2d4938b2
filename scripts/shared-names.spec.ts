import { expect, test } from 'vitest'
import { importedByRemotes, importedFrom } from './contract/seam-lists'
import { read } from './lib/written-files'

test.each(['jotai', 'swr'])('the shell shares exactly the names of %s that remotes import', (library) => {
  expect(importedFrom(library, read(`shell/src/seam/${library}.ts`)).toSorted()).toEqual(importedByRemotes(library))
})
