import { useSignedInUser } from '@portal/federation'
import { Skeleton, lazyPart } from '@portal/ui'
import { useState } from 'react'
import { removeHandedOver, useHandedOver } from '../booking/handed-over'
import type { HandedOverNoteProps } from './handed-over/HandedOverNote'

const Note = lazyPart<HandedOverNoteProps>(
  () =>
    import(/* webpackChunkName: "handed-over" */ './handed-over/HandedOverNote').then((part) => part.HandedOverNote),
  () => <Skeleton height="3.5rem" />,
)

/** Offers details handed over by practice software, and lets the user reject them [OPEN-188]. */
export function HandedOver() {
  const { id } = useSignedInUser()
  const card = useHandedOver(id)
  const [, setLeft] = useState<string>()
  if (card === null) return null
  const leave = () => {
    removeHandedOver(id)
    setLeft(card)
  }
  return <Note key={card} card={card} onLeave={leave} />
}
