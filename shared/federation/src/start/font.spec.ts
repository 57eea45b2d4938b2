// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WITHOUT_FONT } from '@portal/brand/font-mark'
import { askForFont, rememberFont } from './font'
import { HELD } from './held'

class Timing implements PerformanceEntry {
  readonly name = 'page'
  readonly entryType = 'navigation'
  readonly startTime = 0
  readonly duration = 0
  readonly requestStart = 10
  toJSON() {
    return this.name
  }
}

function pageCameAfter(ms: number) {
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Timing()])
  vi.spyOn(performance, 'now').mockReturnValue(10 + ms)
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute(WITHOUT_FONT)
  document.head.innerHTML = `<template id="${HELD.fonts}"><link rel="preload" as="font" href="/a.woff2"></template>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const isAskedFor = () => document.head.querySelector('link[as="font"]') !== null
const isLeftOut = () => document.documentElement.hasAttribute(WITHOUT_FONT)

test('a first visit over a slow line is drawn without the font, which leaves the line to the scripts', () => {
  pageCameAfter(101)
  askForFont()
  expect({ isAskedFor: isAskedFor(), isLeftOut: isLeftOut() }).toEqual({ isAskedFor: false, isLeftOut: true })
})

test('on a fast line it is asked for at once', () => {
  pageCameAfter(100)
  askForFont()
  expect({ isAskedFor: isAskedFor(), isLeftOut: isLeftOut() }).toEqual({ isAskedFor: true, isLeftOut: false })
})

test('a browser that has it shows it, however slow the line', () => {
  rememberFont()
  pageCameAfter(900)
  askForFont()
  expect({ isAskedFor: isAskedFor(), isLeftOut: isLeftOut() }).toEqual({ isAskedFor: true, isLeftOut: false })
})
