import { useState } from 'react'

interface Pressed<Value> {
  /** What stood when it was pressed. */
  readonly before: Value
  readonly value: Value
}

/**
 * What was pressed stands at once; the value itself comes with the rows that are drawn by it, a frame later or more.
 * Without this the frame that answers a press would show nothing new, and the press wait for all rows [OPEN-320].
 */
export function usePressed<Value extends string | number | undefined>(
  value: Value,
): [shown: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<Pressed<Value>>()
  const isUnderWay = pressed !== undefined && pressed.before === value
  // What comes back later was not pressed again.
  if (pressed && !isUnderWay) setPressed(undefined)
  return [isUnderWay ? pressed.value : value, (next) => setPressed({ before: value, value: next })]
}
