/** One try to fetch a remote's entry; one that hangs is given up so that the page can say so in time. */
const TRY_TIMEOUT_MS = 3_500
const TRIES = 2

interface EntryScript {
  readonly url: string
  /** Undefined only for a development override, whose files change with every keystroke. */
  readonly integrity: string | undefined
}

/** Runs a remote's entry script, integrity checked, with one more try after a failure. Rejects when all fail. */
export async function loadEntryScript(script: EntryScript): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runScript(script)
    } catch (error) {
      if (attempt === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
}

function runScript({ url, integrity }: EntryScript): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    const give = (error?: Error) => {
      clearTimeout(timer)
      element.remove()
      if (error) reject(error)
      else resolve()
    }
    const timer = setTimeout(() => give(new Error(`No answer in time from ${url}`)), TRY_TIMEOUT_MS)
    element.addEventListener('load', () => give())
    element.addEventListener('error', () => give(new Error(`Could not load ${url}`)))
    element.src = url
    element.crossOrigin = 'anonymous'
    if (integrity) element.integrity = integrity
    document.head.append(element)
  })
}
