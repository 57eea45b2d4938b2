import { apiKey } from '@portal/api-client'
import { getSecondFactor, turnOffSecondFactor, turnOnSecondFactor } from '@portal/api-client/contract/second-factor'
import { useClientCare } from '@portal/booking-ui'
import type { SubmitResult } from '@portal/forms'
import { usePortalHost } from '@portal/federation'
import { useWrite } from '@portal/writes'
import { useRecentlySignedIn } from '../data/use-recently-signed-in'
import { refusedCode } from './code-refusal'

const isNow = (isOn: boolean) => () => [[apiKey(getSecondFactor, {}), { is_on: isOn }] as const]

/** Turns two-step sign-in on with a code, which proves that the app has the secret; returns the refusal. */
export function useTurnOn(onDone: () => void): (code: string) => Promise<SubmitResult> {
  const { notify } = usePortalHost()
  const care = useClientCare()
  const run = useRecentlySignedIn(
    useWrite(turnOnSecondFactor, { action: 'turn on second factor', updates: isNow(true) }),
  )
  return async (code) => {
    const { isDone, error } = await run({ body: { code } })
    if (!isDone) return refusedCode(error, care)
    notify({ tone: 'success', text: 'Two-step sign-in is on.' })
    onDone()
    return undefined
  }
}

export function useTurnOff(onDone: () => void): (code: string) => Promise<SubmitResult> {
  const { notify } = usePortalHost()
  const care = useClientCare()
  const { run } = useWrite(turnOffSecondFactor, { action: 'turn off second factor', updates: isNow(false) })
  return async (code) => {
    const { isDone, error } = await run({ body: { code } })
    if (!isDone) return refusedCode(error, care)
    notify({ tone: 'success', text: 'Two-step sign-in is off.' })
    onDone()
    return undefined
  }
}
