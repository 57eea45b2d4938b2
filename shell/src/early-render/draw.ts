import { Fragment, isCallable, LATE, Suspense } from './react'
import type { DrawnElement } from './react'
import { isObject } from '@portal/domain/unknown'

const SVG = 'http://www.w3.org/2000/svg'
/** React's attribute names that differ from HTML. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }
/** Props that React does not write as attributes. */
const UNWRITTEN = /^(on[A-Z]|key$|ref$|children$|style$)/
/** Elements whose value is no attribute. */
const VALUED = /^(select|textarea)$/
/** Pictures load with React: their files would compete with its scripts. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Renders components as DOM nodes; text stays text, whatever it contains. */
export function draw(content: unknown, parent: Element): void {
  if (content == null || typeof content === 'boolean') return
  if (Array.isArray(content)) for (const part of content) draw(part, parent)
  else if (isElement(content)) drawElement(content, parent)
  else parent.append(String(content))
}

function drawElement({ type, props }: DrawnElement, parent: Element): void {
  if (type === Fragment) draw(props.children, parent)
  else if (type === Suspense) drawInTime(props, parent)
  else if (typeof type === 'string') drawTag(type, props, parent)
  else if (isCallable(type)) draw(result(type, props), parent)
  else if (isContext(type)) drawWithin(type, props, parent)
  else throw new Error('A part that is not there in an early render')
}

function drawInTime({ children, fallback }: DrawnElement['props'], parent: Element): void {
  const before = parent.childNodes.length
  try {
    draw(children, parent)
  } catch (error) {
    if (error !== LATE) throw error
    for (const drawn of [...parent.childNodes].slice(before)) drawn.remove()
    draw(fallback, parent)
  }
}

/** Calls a component with its props; a class by its `render`. */
function result(component: (...args: unknown[]) => unknown, props: DrawnElement['props']): unknown {
  if (!component.prototype?.render) return component(props)
  const made: unknown = Reflect.construct(component, [props])
  return isObject(made) && 'render' in made && isCallable(made.render) ? Reflect.apply(made.render, made, []) : null
}

function drawWithin(context: { current: unknown }, props: DrawnElement['props'], parent: Element): void {
  const outer = context.current
  context.current = props.value
  try {
    draw(props.children, parent)
  } finally {
    context.current = outer
  }
}

function drawTag(tag: string, props: DrawnElement['props'], parent: Element): void {
  const isSvg = tag === 'svg' || (parent.namespaceURI === SVG && parent.localName !== 'foreignObject')
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag)
  const isValued = VALUED.test(tag)
  for (const [name, value] of Object.entries(props)) {
    if (!UNWRITTEN.test(name) && !(isValued && name === 'value')) write(element, name, value)
  }
  if (isObject(props.style)) writeStyle(element, props.style)
  draw(props.children, element)
  if (isValued) writeValue(element, String(props.value ?? ''))
  parent.append(element)
}

/** As the default value, so that a later difference counts as typed or chosen. */
function writeValue(element: Element, value: string): void {
  if (element instanceof HTMLTextAreaElement) element.defaultValue = value
  if (!(element instanceof HTMLSelectElement)) return
  for (const option of element.options) option.toggleAttribute('selected', option.value === value)
}

function write(element: Element, name: string, value: unknown): void {
  const isWord = /^(aria|data)-/.test(name)
  if (value == null || (value === false && !isWord)) return
  const written = NAMES[name] ?? (element.namespaceURI === SVG ? svgName(name) : name)
  if (name === 'src') element.setAttribute(name, NO_PICTURE)
  else element.setAttribute(written, value === true && !isWord ? '' : String(value))
}

const svgName = (name: string) =>
  name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function writeStyle(element: Element, style: object): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  for (const [name, value] of Object.entries(style)) {
    if (value == null) continue
    if (name.startsWith('--')) element.style.setProperty(name, String(value))
    else Object.assign(element.style, { [name]: String(value) })
  }
}

const isElement = (value: unknown): value is DrawnElement => isObject(value) && 'type' in value && 'props' in value
const isContext = (value: unknown): value is { current: unknown } => isObject(value) && 'Provider' in value
