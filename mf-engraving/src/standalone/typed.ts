import { isPrerendered, readText, removeKey, storageKeys, writeText } from '@portal/federation/host'

/**
 * Keeps text typed before the page is interactive over a Retry, which reloads it. Stored in this tab for this address,
 * and restored before the page's code reads its fields.
 */
export function keepTyped(): void {
  document.addEventListener('input', keep, true)
  document.addEventListener('readystatechange', putBack, { once: true })
}

/** The page is interactive: it now owns the typed text, so the copy is removed. */
export function forgetTyped(): void {
  removeKey(sessionStorage, storageKeys.typedEarly)
}

function keep({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !isPrerendered()) return
  writeText(sessionStorage, storageKeys.typedEarly, `${location.pathname} ${target.name} ${target.value}`)
}

function putBack(): void {
  const [path, name = '', ...words] = readText(sessionStorage, storageKeys.typedEarly)?.split(' ') ?? []
  const field = document.getElementsByName(name)[0]
  if (path === location.pathname && field instanceof HTMLInputElement) field.value = words.join(' ')
}
