import { formatDay, stageLabel } from '@portal/domain'
import type { StageLabels } from '@portal/domain'
import { serviceTypeName } from '@portal/domain-bundled/list-words'
import { ATTENTION_LABELS } from '../attention/attention-labels'
import type { ListFilter } from './list-state'

/** An active filter, as its chip shows it. */
export interface ActiveFilter {
  readonly name: string
  readonly value: string
  /** The filter change that removes this filter. */
  readonly without: Partial<ListFilter>
}

/** The active advanced filters; the search text has its own box. */
export function activeFilters(filter: ListFilter, labels: StageLabels | undefined): ActiveFilter[] {
  const { serviceType, status, createdFrom, createdTo, attention } = filter
  const active: ActiveFilter[] = []
  if (attention) {
    active.push({ name: 'Needs attention', value: ATTENTION_LABELS[attention], without: { attention: '' } })
  }
  if (serviceType) {
    active.push({ name: 'Service type', value: serviceTypeName(serviceType), without: { serviceType: '' } })
  }
  if (createdFrom) {
    active.push({ name: 'Created from', value: formatDay(createdFrom), without: { createdFrom: '' } })
  }
  if (createdTo) active.push({ name: 'Created to', value: formatDay(createdTo), without: { createdTo: '' } })
  if (status) {
    const value = labels ? stageLabel(status, labels) : filter.statusLabel || status
    active.push({ name: 'Status', value, without: { status: '', statusLabel: '' } })
  }
  return active
}
