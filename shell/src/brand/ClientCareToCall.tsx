import { clientCarePhone, phoneAsTyped } from '@portal/domain'

/** 'Client Care on 08 9200 0000', with the number to tap; without a number just the name. */
export function ClientCareToCall({ phone }: { phone: string }) {
  if (!phone) return 'Client Care'
  return (
    <>
      Client Care on <a href={`tel:${phoneAsTyped(phone).replace(/\s/g, '')}`}>{clientCarePhone(phone)}</a>
    </>
  )
}
