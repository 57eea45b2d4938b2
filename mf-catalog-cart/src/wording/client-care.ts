import { formatPhone } from '@portal/domain'

/** 'call Client Care on 08 9200 0000'; without a number just whom to call. */
export function callClientCare(phone: string): string {
  if (!phone) return 'call Client Care'
  return `call Client Care on ${onOneLine(formatPhone(phone, '2-4-4'))}`
}

const onOneLine = (text: string) => text.replaceAll(' ', '\u00a0')
