import { withTimeLimit } from '@portal/domain/time-limit'

/** A hanging line is given up early enough for a second try. */
const ENTRY_MS = 3_500

interface EntryScript {
  readonly url: string
  /** Undefined only for a development override, whose files change with every keystroke. */
  readonly integrity: string | undefined
}

/** Runs a remote's entry script, integrity checked. Rejects when it does not come in time or is not as published. */
export function loadEntryScript({ url, integrity }: EntryScript): Promise<void> {
  const element = document.createElement('script')
  const arrival = new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => reject(new Error(`Loading entry ${url} failed`)))
  })
  element.src = url
  element.crossOrigin = 'anonymous'
  if (integrity) element.integrity = integrity
  document.head.append(element)
  return withTimeLimit(arrival, ENTRY_MS, `No answer in time from ${url}`).finally(() => element.remove())
}
