import { clientCarePhone } from '@portal/domain'
import { isPrerendered } from '@portal/federation/host'
import { config } from './config'
import { tell } from './tell'

let isTold = false

/**
 * Words, a way on and a number where the page's code did not arrive, above what stands there. What was typed stays, and
 * is in the form when the code comes.
 */
export function sayLost(tryAgain: () => void): void {
  const content = isPrerendered() ? document.querySelector('main') : null
  const place = content ?? document.getElementById('skeleton') ?? document.getElementById('root')
  const frame = document.createElement(content ? 'div' : 'main')
  const alert = document.createElement('div')
  const retry = elementOf('button', 'Retry')
  retry.addEventListener('click', () => {
    frame.remove()
    tryAgain()
  })
  frame.className = 'lost'
  alert.role = 'alert'
  alert.append(elementOf(content ? 'h2' : 'h1', 'This page could not be loaded'), whatToDo(), retry)
  frame.append(alert)
  place?.prepend(frame)
  if (!isTold) tell('The page did not load')
  isTold = true
}

function whatToDo(): HTMLElement {
  const phone = config.brands[config.brand]?.phone ?? ''
  const call = elementOf('a', clientCarePhone(phone))
  call.href = `tel:${phone}`
  const words = elementOf('p', 'Check the connection, then try again. If it happens again, call Client Care on ')
  words.append(call, '.')
  return words
}

function elementOf<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
