import { clientCarePhone } from '@portal/domain'
import { careHoursInWords } from '@portal/domain-bundled/care-hours'
import { isPrerendered } from '@portal/federation/host'
import { config } from './config'
import { LOST, LOST_MESSAGE } from './lost-message'
import { sendError } from './send-error'

/** Time from the start of the visit until the message, whatever the page's code does. */
const PATIENCE_MS = 7_000

const OFFLINE = 'There is no connection at the moment. The page will load when it is back.'

/**
 * Shows a message when the page's code reports a failure, or after a timeout. Late code still continues, and removes
 * the message.
 */
export function showMessageWhenLost(): void {
  addEventListener(LOST, showLostMessage)
  setTimeout(() => {
    if (!window.ownersPageStarted) showLostMessage()
  }, PATIENCE_MS - performance.now())
}

/**
 * A message with Retry and a number above the page's content. A form stays with its input; a loading text is removed.
 */
export function showLostMessage(): void {
  if (document.querySelector(`.${LOST_MESSAGE}`)) return
  for (const waiting of document.querySelectorAll('.sk, .sk-words')) waiting.remove()
  const content = isPrerendered() ? document.querySelector('main') : null
  const place = content ?? document.getElementById('skeleton') ?? document.getElementById('root')
  const frame = document.createElement(content ? 'div' : 'main')
  const alert = document.createElement('div')
  const retry = elementOf('button', 'Retry')
  retry.addEventListener('click', loadAnew)
  frame.className = LOST_MESSAGE
  alert.role = 'alert'
  alert.append(elementOf(content ? 'h2' : 'h1', 'This page could not be loaded'), whatToDo(), retry)
  frame.append(alert)
  place?.prepend(frame)
  sendError('The page did not load')
}

/**
 * Reloads the page from the server's current list: this cancels hanging requests and finds files that a release has
 * replaced. Offline the browser would show its own error page, so it waits for the connection.
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
