import { SAVED_LIST_NAME } from '@portal/domain-bundled/saved-list'
import { textError } from '@portal/domain'
import type { ApiError } from '@portal/api-client'
import { textMessages } from '@portal/forms'

const WORDS: Readonly<Record<string, string>> = {
  required: 'Enter a name for the list',
  ...textMessages(SAVED_LIST_NAME),
}

/** Error text for the name of a list; undefined when it is valid. The server decides whether it is taken [OPEN-224]. */
export function listNameError(name: string): string | undefined {
  const code = textError(name, SAVED_LIST_NAME)
  return code && (WORDS[code] ?? WORDS.required)
}

/** Error text of a failed action on a list: the reason, and what to do. */
export function listFailure({ kind, message }: ApiError, care: string): string {
  if (kind === 'invalid' || kind === 'conflict') return message
  if (kind === 'version' || kind === 'notFound')
    return 'Somebody has changed or deleted this list meanwhile. Nothing was saved. Close this: the lists are shown as they are now.'
  return `Nothing was saved. Try again, or call ${care}.`
}

interface Item {
  readonly name: string
  readonly quantity: number
}

const MOST_NAMED = 3

/** The items of a list in one line: the first ones, and the number of the others. */
export function itemsWords(items: readonly Item[]): string {
  const named = items.slice(0, MOST_NAMED).map(({ name, quantity }) => `${quantity} × ${name}`)
  const more = items.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}
