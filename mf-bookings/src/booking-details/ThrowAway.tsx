import { useState } from 'react'
import type { ServerBooking } from '@portal/domain'
import { Button, Icon, lazyPart, preloadDialog } from '@portal/ui'
import type { QuestionProps } from '../throw-away/Question'

const Question = lazyPart<QuestionProps>(
  () => import(/* webpackChunkName: "throw-away" */ '../throw-away/Question').then((part) => part.Question),
  () => null,
)

interface Props {
  readonly server: ServerBooking
}

/** Takes an unfinished booking out of the lists, after a question [OPEN-128]. */
export function ThrowAway({ server }: Props) {
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
        Throw away
      </Button>
      {isAsking && <Question booking={server} onDone={close} onClose={close} />}
    </>
  )
}
