import { clientCarePhone } from '@portal/domain'
import { careHoursInWords } from '@portal/domain/care-hours'
import { isPrerendered } from '@portal/federation/host'
import { config } from './config'
import { LOST, LOST_WORDS } from './lost-words'
import { sendError } from './send-error'

/** From the beginning of the visit to words, however the page's code fares: less than anybody waits in silence. */
const PATIENCE_MS = 7_000

const OFFLINE = 'There is no connection at the moment. The page will load when it is back.'

/**
 * Says that the page is not there, when its code tells so and at the latest once it should be. What comes after all goes
 * on, and takes the words away.
 */
export function sayWhenLost(): void {
  addEventListener(LOST, sayLost)
  setTimeout(() => {
    if (!window.ownersPageStarted) sayLost()
  }, PATIENCE_MS - performance.now())
}

/**
 * Words, a way on and a number where the page's code did not arrive, above what stands there; a form stays, with what
 * was typed, what only said that it is loading goes.
 */
export function sayLost(): void {
  if (document.querySelector(`.${LOST_WORDS}`)) return
  for (const waiting of document.querySelectorAll('.sk, .sk-words')) waiting.remove()
  const content = isPrerendered() ? document.querySelector('main') : null
  const place = content ?? document.getElementById('skeleton') ?? document.getElementById('root')
  const frame = document.createElement(content ? 'div' : 'main')
  const alert = document.createElement('div')
  const retry = elementOf('button', 'Retry')
  retry.addEventListener('click', loadAnew)
  frame.className = LOST_WORDS
  alert.role = 'alert'
  alert.append(elementOf(content ? 'h2' : 'h1', 'This page could not be loaded'), whatToDo(), retry)
  frame.append(alert)
  place?.prepend(frame)
  sendError('The page did not load')
}

/**
 * All of it, from the server's own list: only so are requests given up that hang, and files asked for that a release
 * has meanwhile replaced. Without a connection the browser would put a page of its own in the place of these words.
 */
function loadAnew({ currentTarget }: MouseEvent): void {
  if (navigator.onLine) return location.reload()
  addEventListener('online', () => location.reload(), { once: true })
  if (currentTarget instanceof HTMLElement) currentTarget.replaceWith(elementOf('p', OFFLINE))
}

function whatToDo(): HTMLElement {
  const brand = config.brands[config.brand]
  const phone = brand?.phone ?? ''
  const call = elementOf('a', clientCarePhone(phone))
  call.href = `tel:${phone}`
  const text = elementOf('p', 'Check the connection, then try again. If it happens again, call Client Care on ')
  text.append(call, brand ? ` (${careHoursInWords(brand.careHours)}).` : '.')
  return text
}

function elementOf<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
