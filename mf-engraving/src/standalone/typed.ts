import { isPrerendered, readText, removeKey, storageKeys, writeText } from '@portal/federation/host'

/**
 * What is typed before the page answers outlives a Retry, which loads the page anew: kept in this tab for this address,
 * and put back before any code of the page looks at its fields.
 */
export function keepTyped(): void {
  document.addEventListener('input', keep, true)
  document.addEventListener('readystatechange', putBack, { once: true })
}

/** The page answers now: what was typed is its own, and no longer kept. */
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
