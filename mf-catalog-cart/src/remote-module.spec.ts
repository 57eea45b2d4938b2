import { test } from 'vitest'
import { expectModuleMatches } from '@portal/testing'
import declaration from '../remote.json' with { type: 'json' }
import remoteModule from './remote-module'

test('the module offers what remote.json declares', () => expectModuleMatches(declaration, remoteModule))
