// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetTyped, keepTyped } from './typed'

const ADDRESS = '/engraving/verify/booking-1/line-7'

beforeEach(() => {
  sessionStorage.clear()
  load(ADDRESS)
})

/** A page just parsed. */
function load(address: string): HTMLInputElement {
  history.replaceState(null, '', address)
  document.documentElement.dataset.prerendered = ''
  keepTyped()
  document.body.innerHTML = '<form><input name="phone"></form>'
  document.dispatchEvent(new Event('readystatechange'))
  return phone()
}

function phone(): HTMLInputElement {
  const [field] = document.getElementsByTagName('input')
  if (!field) throw new Error('no field')
  return field
}

function type(words: string): void {
  const field = phone()
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('text typed before the page is interactive is restored after Retry', () => {
  type('0412 345 678')
  expect(load(ADDRESS).value).toBe('0412 345 678')
})

test('another owner’s link in the same tab does not restore it', () => {
  type('0412 345 678')
  expect(load('/engraving/verify/booking-1/line-8').value).toBe('')
})

test('an interactive page removes the copy and keeps no more', () => {
  type('0412')
  delete document.documentElement.dataset.prerendered
  forgetTyped()
  type('0412 345')
  expect(sessionStorage).toHaveLength(0)
  expect(load(ADDRESS).value).toBe('')
})
