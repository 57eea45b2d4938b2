import { expect, test } from 'vitest'
import { isOfCommonDomain } from './common-domain'

const taking = (...names: string[]) => ({ uses: { shared: { '@portal/domain': names }, endpoints: [], slots: [] } })
const shell = { commonNames: ['formatDate', 'text'] }

test('a remote does with the common names of the domain when it takes no others', () => {
  expect(isOfCommonDomain(taking('text'), shell)).toBe(true)
  expect(isOfCommonDomain(taking('text', 'formatDate'), shell)).toBe(true)
  expect(isOfCommonDomain({ uses: { shared: {}, endpoints: [], slots: [] } }, shell)).toBe(true)
})

test('one that takes more, or has it whole, or does not tell, needs the whole', () => {
  expect(isOfCommonDomain(taking('text', 'chooserErrors'), shell)).toBe(false)
  expect(isOfCommonDomain(taking('*'), shell)).toBe(false)
  expect(isOfCommonDomain({}, shell)).toBe(false)
})

test('a shell of before has one script and tells no names', () => {
  expect(isOfCommonDomain(taking('text'), {})).toBe(false)
})
