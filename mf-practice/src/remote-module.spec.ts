import { expect, test } from 'vitest'
import { expectModuleMatches } from '@portal/testing'
import declaration from '../remote.json' with { type: 'json' }
import remoteModule from './remote-module'

test('the module offers what remote.json declares', () => expectModuleMatches(declaration, remoteModule))

test('every page of the practice needs a session [SHL-39, SHL-42]', () => {
  expect(declaration.routes.map(({ access }) => access)).toEqual(declaration.routes.map(() => 'staff'))
})
