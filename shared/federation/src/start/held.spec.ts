// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { askForHeld, HELD } from './held'

beforeEach(() => {
  document.head.innerHTML = ''
})

const scripts = () =>
  [...document.querySelectorAll('script')].map(({ src, async, integrity }) => [src, async, integrity])

test('held scripts are asked for in their order, with their hashes, and once', () => {
  document.head.innerHTML = `<template id="${HELD.scripts}"><script type="text/held" defer src="http://a.test/1.js" integrity="sha384-A"></script><script type="text/held" defer src="http://a.test/2.js" integrity="sha384-B"></script></template>`
  expect(scripts()).toEqual([])
  askForHeld('scripts')
  askForHeld('scripts')
  expect(scripts()).toEqual([
    ['http://a.test/1.js', false, 'sha384-A'],
    ['http://a.test/2.js', false, 'sha384-B'],
  ])
})

test('a page that holds none stays as it is', () => {
  askForHeld('scripts')
  expect(document.head.innerHTML).toBe('')
})
