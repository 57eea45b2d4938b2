import { isObject } from '@portal/domain/unknown'

/** Characters no database text can hold: NUL and halves of surrogate pairs. */
const surrogate = /\p{Surrogate}/u

/** Whether the text can be stored and sent back as it is. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !surrogate.test(text)
}

/** Whether every text in a parsed JSON value is storable, keys included; walks without recursion. */
export function isStorableJson(value: unknown): boolean {
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') {
      if (!isStorable(next)) return false
    } else if (isObject(next)) {
      for (const [key, each] of Object.entries(next)) open.push(key, each)
    }
  }
  return true
}
