import { useSignedInUser } from '@portal/federation'
import { Skeleton, lazyPart } from '@portal/ui'
import { useState } from 'react'
import { forgetHandedOver, useHandedOver } from '../booking/handed-over'
import type { HandedOverNoteProps } from './handed-over/HandedOverNote'

const Note = lazyPart<HandedOverNoteProps>(
  () =>
    import(/* webpackChunkName: "handed-over" */ './handed-over/HandedOverNote').then((part) => part.HandedOverNote),
  () => <Skeleton height="3.5rem" />,
)

/** Says what practice software handed over for the booking that is begun here, and lets it be left [OPEN-188]. */
export function HandedOver() {
  const { id } = useSignedInUser()
  const card = useHandedOver(id)
  const [, setLeft] = useState<string>()
  if (card === null) return null
  const leave = () => {
    forgetHandedOver(id)
    setLeft(card)
  }
  return <Note key={card} card={card} onLeave={leave} />
}
