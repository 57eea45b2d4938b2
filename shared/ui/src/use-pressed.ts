import { useState } from 'react'

interface PressedValue<Value> {
  /** Value at the time of the press. */
  readonly before: Value
  readonly value: Value
}

/**
 * Shows the pressed value at once, while the real one follows with its rows, a frame later or more. Otherwise the first
 * frame after a press would show nothing new [OPEN-320].
 */
export function usePressed<Value extends string | number | undefined>(
  value: Value,
): [shown: Value, press: (value: Value) => void] {
  const [pressed, setPressed] = useState<PressedValue<Value>>()
  const isUnderWay = pressed !== undefined && pressed.before === value
  // A value that returns later was not pressed again.
  if (pressed && !isUnderWay) setPressed(undefined)
  return [isUnderWay ? pressed.value : value, (next) => setPressed({ before: value, value: next })]
}
