import { afterEach, expect, test } from 'vitest'
import { shareDomain } from './share-domain'

const common = { text: () => 'common' }
const whole = { text: () => 'whole', petFields: () => 'whole' }

afterEach(() => {
  globalThis.portalDomain = undefined
})

test('adds the whole to the existing domain, keeping existing names', () => {
  const { module } = shareDomain(common)
  const domain = shareDomain(whole)
  expect(domain.module).toBe(module)
  expect(module).toEqual({ text: common.text, petFields: whole.petFields })
})

test('common names after the whole change nothing', () => {
  const { module } = shareDomain(whole)
  shareDomain(common)
  expect(module).toEqual(whole)
})
