import { useState } from 'react'
import type { ServerBooking } from '@portal/domain'
import { Button, Icon, lazyPart, preloadDialog } from '@portal/ui'
import type { QuestionProps } from '../discard/Question'

const Question = lazyPart<QuestionProps>(
  () => import(/* webpackChunkName: "discard" */ '../discard/Question').then((part) => part.Question),
  () => null,
)

interface Props {
  readonly server: ServerBooking
}

/** Discards an unfinished booking after a confirmation [OPEN-128]. */
export function DiscardButton({ server }: Props) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button
        icon={<Icon name="trash" size={18} />}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        Discard
      </Button>
      {isAsking && <Question booking={server} onDone={close} onClose={close} />}
    </>
  )
}
