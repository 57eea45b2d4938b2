// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { draw } from './draw'
import { Component, createContext, createElement, jsx, LATE, lazy, Suspense, useContext, useState } from './react'

beforeEach(() => document.body.replaceChildren())

const drawn = (content: unknown) => {
  draw(content, document.body)
  return document.body.innerHTML
}

test('text stays text, whatever it contains', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  expect(drawn(jsx('p', { title: '"><script>', children: hostile }))).toBe(
    '<p title="&quot;><script>">&lt;img src=x onerror=alert(1)&gt;</p>',
  )
  expect(document.querySelector('img')).toBeNull()
})

test('leaves out what React leaves out: empty values, false flags, handlers, keys', () => {
  const props = { hidden: false, disabled: true, onClick: () => {}, key: 'a', children: [null, false, true, 0, ' a'] }
  expect(drawn(jsx('button', props))).toBe('<button disabled="">0 a</button>')
})

test('uses the attribute names of HTML, and of SVG within a picture', () => {
  const path = jsx('path', { strokeWidth: 2, d: 'M0 0' })
  const label = {
    htmlFor: 'a',
    className: 'b',
    'aria-hidden': false,
    children: jsx('svg', { viewBox: '0 0 1 1', children: path }),
  }
  expect(drawn(jsx('label', label))).toBe(
    '<label for="a" class="b" aria-hidden="false"><svg viewBox="0 0 1 1"><path stroke-width="2" d="M0 0"></path></svg></label>',
  )
  expect(document.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
})

test('a style may set custom properties', () => {
  draw(jsx('i', { style: { '--rows': 5, width: '2rem' } }), document.body)
  const style = document.querySelector('i')?.style
  expect([style?.getPropertyValue('--rows'), style?.width]).toEqual(['5', '2rem'])
})

test('renders components once, in their context', () => {
  const Name = createContext('nobody')
  const Greeting = () => {
    const [greeting] = useState(() => 'Hello')
    return `${greeting} ${useContext(Name)}`
  }
  class Room extends Component {
    render() {
      return jsx('p', { children: jsx(Greeting, {}) })
    }
  }
  expect(drawn(jsx(Name.Provider, { value: 'Bella', children: jsx(Room, {}) }))).toBe('<p>Hello Bella</p>')
  document.body.replaceChildren()
  expect(drawn(jsx(Greeting, {}))).toBe('Hello nobody')
})

test('a lazy part shows its fallback in place of earlier siblings', () => {
  const Late = lazy()
  const Field = () => [jsx('b', { children: 'label' }), jsx(Late, {})]
  const page = createElement(Suspense, { fallback: jsx('i', { children: 'soon' }) }, jsx(Field, {}))
  expect(drawn(jsx('p', { children: ['Breed ', page] }))).toBe('<p>Breed <i>soon</i></p>')
})

test('a page with a missing part has no early render', () => {
  expect(() => drawn(jsx(undefined, {}))).toThrow('not there')
})

test('a lazy part without fallback has no early render', () => {
  const thrown = vi.fn<(error: unknown) => void>()
  try {
    drawn(jsx(lazy(), {}))
  } catch (error) {
    thrown(error)
  }
  expect(thrown.mock.calls).toEqual([[LATE]])
})

test('a select and a text area start with their value', () => {
  const options = ['Dog', 'Cat'].map((value) => jsx('option', { value, children: value }))
  drawn([jsx('select', { value: 'Cat', children: options }), jsx('textarea', { value: 'A blanket' })])
  const selected = [...document.querySelectorAll('option[selected]')].map(({ textContent }) => textContent)
  expect(selected).toEqual(['Cat'])
  expect(document.querySelector('textarea')?.defaultValue).toBe('A blanket')
})

test('a picture reserves its space and is loaded by React only', () => {
  drawn(jsx('img', { src: '/api/portal/artwork/1.svg?signature=x', alt: 'Sketch' }))
  const picture = document.querySelector('img')
  expect(picture?.alt).toBe('Sketch')
  expect(picture?.src).toMatch(/^data:image\/gif/)
})
