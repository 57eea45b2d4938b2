import { afterAll, vi } from 'vitest'
import { PATIENCE_MS } from './patience'
import { patientWaits } from './patient-waits'

// Files share one environment: each starts with real timers and modules, an empty page and empty storage.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()
patientWaits()
// An import that is pending at a file's end would belong to the next file, and fail there without its page.
afterAll(() => vi.dynamicImportSettled())
if (typeof document !== 'undefined') {
  localStorage.clear()
  sessionStorage.clear()
  // A spec may have installed the locks.
  Reflect.deleteProperty(navigator, 'locks')
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
  // React Aria creates its announcement region once and keeps using it, so keep the element.
  const region: unknown = document.querySelector('[data-live-announcer]') ?? Reflect.get(globalThis, 'portalAnnouncer')
  Reflect.set(globalThis, 'portalAnnouncer', region)
  document.body.replaceChildren()
  if (region instanceof HTMLElement) {
    for (const log of region.children) log.replaceChildren()
    document.body.append(region)
  }
  const { configure } = await import('@testing-library/react')
  const [{ missing }, { leanReact }, { afterEffects }] = await Promise.all([
    import('./missing'),
    import('./lean-react'),
    import('./after-effects'),
  ])
  configure({ asyncUtilTimeout: PATIENCE_MS, asyncWrapper: afterEffects, getElementError: missing })
  leanReact()
}
