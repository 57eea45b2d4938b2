// @vitest-environment happy-dom
import { test } from 'vitest'
import { expectModuleMatches } from '@portal/testing'
import declaration from '../remote.json'
import module from './remote-module'

test('the module holds the screens that remote.json declares', async () => {
  await expectModuleMatches(declaration, module)
})
