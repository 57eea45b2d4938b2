import { formatPhone } from '@portal/domain'

/** 'call Client Care on 08 9200 0000'; without a number just whom to call. */
export function callClientCare(phone: string): string {
  return phone ? `call Client Care on ${formatPhone(phone, '2-4-4')}` : 'call Client Care'
}
