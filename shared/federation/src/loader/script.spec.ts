// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { askForHeldScripts, HELD_SCRIPTS } from './script'

beforeEach(() => {
  document.head.innerHTML = ''
})

const scripts = () =>
  [...document.querySelectorAll('script')].map(({ src, async, integrity }) => [src, async, integrity])

test('held scripts are asked for in their order, with their hashes, and once', () => {
  document.head.innerHTML = `<template id="${HELD_SCRIPTS}"><script defer src="http://a.test/1.js" integrity="sha384-A"></script><script defer src="http://a.test/2.js" integrity="sha384-B"></script></template>`
  expect(scripts()).toEqual([])
  askForHeldScripts()
  askForHeldScripts()
  expect(scripts()).toEqual([
    ['http://a.test/1.js', false, 'sha384-A'],
    ['http://a.test/2.js', false, 'sha384-B'],
  ])
})

test('a page that holds none stays as it is', () => {
  askForHeldScripts()
  expect(document.head.innerHTML).toBe('')
})
