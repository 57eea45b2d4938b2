import type { Engraving } from '@portal/domain'
import type { Notice } from '@portal/federation'

const CHANNELS = { mail: 'by email', sms: 'by SMS' } as const

/** Notice for staff: how the owner was asked, or why they can't be reached. */
export function requestNotice({ owner, request, isSubmitted }: Engraving): Notice {
  const name = owner?.firstName || 'the owner'
  if (!isSubmitted) {
    return { tone: 'success', text: `The artwork is saved. We'll ask ${name} once the booking is submitted.` }
  }
  if (request?.problem === 'cannotOpen') {
    const why = owner?.phone ? 'their page needs an Australian phone number' : 'we have no phone number'
    return {
      tone: 'warning',
      text: `The artwork is saved, but ${name} cannot be asked online: ${why}. Once they agree, approve it for them.`,
    }
  }
  if (request?.problem) {
    const why = request.problem === 'noAddress' ? 'we have no email address or mobile number' : 'no message arrived'
    return {
      tone: 'warning',
      text: `The artwork is saved, but ${name} has not been told: ${why}. Call, or send the link.`,
    }
  }
  const channels = new Set(
    request?.messages.filter(({ isRefused }) => !isRefused).map(({ channel }) => CHANNELS[channel]),
  )
  if (channels.size === 0) return { tone: 'success', text: `The artwork is saved. We'll ask ${name} in two minutes.` }
  const how = ` ${[...channels].join(' and ')}`
  return { tone: 'success', text: `The artwork is saved, and we asked ${name}${how} to check it.` }
}
