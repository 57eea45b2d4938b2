import { afterEach, expect, test } from 'vitest'
import { shareDomain } from './share-domain'

const common = { text: () => 'common' }
const whole = { text: () => 'whole', petFields: () => 'whole' }

afterEach(() => {
  globalThis.portalDomain = undefined
})

test('the whole is put into the domain that remotes have already, where a name that is there stays', () => {
  const { module } = shareDomain(common)
  const domain = shareDomain(whole)
  expect(domain.module).toBe(module)
  expect(module).toEqual({ text: common.text, petFields: whole.petFields })
})

test('common names that come after the whole change nothing', () => {
  const { module } = shareDomain(whole)
  shareDomain(common)
  expect(module).toEqual(whole)
})
