import { useRetryOrCall } from './use-care-hours'

interface Props {
  /** What became of the user's data: 'Your booking and cart are safe.' */
  readonly safe?: string
}

/** Text of an `ErrorState` [OPEN-338]. */
export function RetryOrCall({ safe }: Props) {
  return useRetryOrCall(safe)
}
