import { RetryOrCall } from '@portal/booking-ui'
import { useEffect, useRef, useState } from 'react'
import { Card, ErrorState, Spinner, lazyPart } from '@portal/ui'
import { OwnState } from './OwnState'
import styles from './SecondFactor.module.css'
import type { SetUpProps } from './SetUp'
import type { TurnOffProps } from './TurnOff'
import { useSecondFactor } from './use-second-factor'

const Loading = () => <Spinner label="Loading" />
const SetUp = lazyPart<SetUpProps>(
  async () => (await import(/* webpackChunkName: "second-factor" */ './SetUp')).SetUp,
  Loading,
)
const TurnOff = lazyPart<TurnOffProps>(
  async () => (await import(/* webpackChunkName: "second-factor" */ './TurnOff')).TurnOff,
  Loading,
)

type OpenPanel = { readonly kind: 'set-up'; readonly secret: string } | { readonly kind: 'turn-off' } | null

/** The user's own two-step sign-in: explanation, set-up and turning it off [OPEN-218]. */
export function SecondFactorCard() {
  const { data, error, isBusy, retry } = useSecondFactor()
  const [doing, setDoing] = useState<OpenPanel>(null)
  const box = useFocusAfter(doing !== null)
  const close = () => setDoing(null)
  return (
    <Card title="Two-step sign-in">
      <div ref={box} tabIndex={-1} className={styles.panel}>
        {!data && error && (
          <ErrorState title="We couldn't check whether it is on" onRetry={retry} retrying={isBusy}>
            <RetryOrCall safe="Nothing has changed." />
          </ErrorState>
        )}
        {(data || !error) && !doing && (
          <OwnState
            isOn={data?.is_on}
            onSecret={(secret) => setDoing({ kind: 'set-up', secret })}
            onTurnOff={() => setDoing({ kind: 'turn-off' })}
          />
        )}
        {doing?.kind === 'set-up' && <SetUp secret={doing.secret} onClose={close} />}
        {doing?.kind === 'turn-off' && <TurnOff onClose={close} />}
      </div>
    </Card>
  )
}

/** The pressed button disappears when the panel changes, so the focus moves to the card. */
function useFocusAfter(isDoing: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const was = useRef(isDoing)
  useEffect(() => {
    if (was.current !== isDoing) box.current?.focus()
    was.current = isDoing
  }, [isDoing])
  return box
}
