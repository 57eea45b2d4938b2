import { phoneAsTyped } from '@portal/domain'
import { callLink } from '@portal/domain/contact-link'
import { clientCareNumber, inBrackets } from './client-care'

interface Props {
  readonly phone: string
  /** When somebody answers, in words. */
  readonly hours?: string | null
}

/** 'Client Care on 08 9200 0000', with the number to tap; without a number just the name. */
export function ClientCareToCall({ phone, hours = null }: Props) {
  if (!phone) return 'Client Care'
  return (
    <>
      Client Care on <a href={callLink(phoneAsTyped(phone))}>{clientCareNumber(phone)}</a>
      {inBrackets(hours)}
    </>
  )
}
