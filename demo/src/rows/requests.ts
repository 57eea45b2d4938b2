import { answerByOf } from '@portal/domain-bundled/asking'
import { timeZoneOf } from '@portal/domain'
import type { World } from 'backend'
import type { DemoWorld } from '../types/world'

export function requestTables(world: DemoWorld): Pick<World, 'ownerRequests' | 'ownerMessages'> {
  const practices = new Map(world.bookings.map(({ id, practiceId }) => [id, practiceId]))
  const zones = new Map(world.practices.map(({ id, office }) => [id, timeZoneOf(office.state)]))
  const requests = world.engravings.flatMap(({ bookingId, lineId, request }, index) =>
    request === null
      ? []
      : { request, id: index + 1, of: { practiceId: practices.get(bookingId) ?? '', bookingId, lineId } },
  )
  return {
    ownerRequests: requests.map(({ id, of, request: { requestedAt, openedFirst, openedLast, answeredAt } }) => ({
      ...of,
      id,
      version: 1,
      requestedAt,
      lastRequestedAt: requestedAt,
      answerBy: answerByOf(requestedAt, zones.get(of.practiceId) ?? 'UTC'),
      openedFirst,
      openedLast,
      answeredAt,
    })),
    ownerMessages: requests.flatMap(({ id, of, request: { sent, to, isRefused } }) =>
      sent.map(({ kind, at }, index) => ({
        ...of,
        id: `demo-${of.bookingId}-${index}-mail`,
        requestId: id,
        kind,
        channel: 'mail' as const,
        recipient: to,
        createdAt: at,
        sentAt: isRefused ? null : at,
        refusedAt: isRefused ? at : null,
      })),
    ),
  }
}
