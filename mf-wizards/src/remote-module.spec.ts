// @vitest-environment happy-dom
import { test } from 'vitest'
import { expectModuleMatches } from '@portal/testing'
import declaration from '../remote.json'
import module from './remote-module'

test('the module has exactly the screens that remote.json declares', () => expectModuleMatches(declaration, module))
