// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screen } from '@testing-library/react'
import { LOST, removeMessage } from './lost-message'

const reload = vi.fn<() => void>()
const SKELETON = '<div class="sk"></div><p class="sk-words" role="status">Loading the engraving</p>'

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockReturnValue(400)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const config = {
    brand: 'WA LWD',
    brands: {
      'WA LWD': {
        phone: '+61892000000',
        careHours: { opens: '08:00', closes: '17:00', time_zone: 'Australia/Perth' },
      },
    },
    errors: { dsn: 'http://key@a.test/1' },
  }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
  document.body.innerHTML = `<div id="root">${SKELETON}</div>`
  const { showMessageWhenLost: sayWhenLost } = await import('./lost')
  sayWhenLost()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  reload.mockReset()
  delete window.ownersPageStarted
})

const words = () => screen.queryByRole('alert')?.textContent ?? null
const SAID =
  /^This page could not be loaded.*call Client Care on 08.9200.0000 \(Monday to Friday, 08:00 to 17:00, Perth time\)\.Retry$/

test('a page that has not started after seven seconds shows the message instead of loading texts', () => {
  vi.advanceTimersByTime(6_599)
  expect(words()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(words()).toMatch(SAID)
  expect(screen.queryByRole('status')).toBeNull()
  expect(navigator.sendBeacon).toHaveBeenCalledOnce()
})

test('a started page shows no message', () => {
  window.ownersPageStarted = true
  vi.advanceTimersByTime(60_000)
  expect(words()).toBeNull()
})

test('a missing part shows the message at once, only once; late code removes it', () => {
  dispatchEvent(new Event(LOST))
  vi.advanceTimersByTime(60_000)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(navigator.sendBeacon).toHaveBeenCalledOnce()
  removeMessage()
  expect(words()).toBeNull()
})

test('Retry reloads the page; offline it waits for the connection and says so', () => {
  dispatchEvent(new Event(LOST))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  screen.getByRole('button', { name: 'Retry' }).click()
  expect(reload).not.toHaveBeenCalled()
  expect(words()).toMatch(/There is no connection at the moment\. The page will load when it is back\.$/)
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})
