import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { listBookingServiceTypes } from '@portal/api-client/contract/booking'
import { useRead, useStageLabels } from '@portal/federation'
import { Button, DateField, Select } from '@portal/ui'
import type { SelectOption } from '@portal/ui'
import { serviceTypeName } from '../booking-table/service-type-name'
import styles from './BookingList.module.css'
import { rangeErrors } from './filter-errors'
import type { RangeErrors } from './filter-errors'
import { NO_FILTER } from './list-state'
import type { ListFilter } from './list-state'

interface Props {
  readonly state: ListFilter
  readonly onApply: (change: Partial<ListFilter>) => void
}

/** The advanced filter: service type, date created range and status [BKG-18]. */
export function FilterForm({ state, onApply }: Props) {
  const { data: labels } = useStageLabels()
  const booked = useRead(
    listBookingServiceTypes,
    {},
    { action: 'list service types of bookings', revalidateIfStale: false },
  )
  const serviceTypes = withChosen((booked.data ?? []).map(toOption), state.serviceType, state.serviceType)
  const stages = Object.entries(labels ?? {}).map(([value, label]) => ({ value, label }))
  const statuses = withChosen(stages, state.status, state.statusLabel || state.status)
  const [errors, setErrors] = useState<RangeErrors>({})

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readForm(new FormData(event.currentTarget), statuses)
    const found = rangeErrors(wanted, unfinishedDates(event.currentTarget))
    setErrors(found)
    if (Object.keys(found).length === 0) onApply(wanted)
  }
  return (
    <form className={styles.filters} onSubmit={apply} noValidate>
      <Select
        label="Service type"
        name="serviceType"
        placeholder="All service types"
        options={serviceTypes}
        defaultValue={state.serviceType}
        key={`service types ${serviceTypes.length}`}
      />
      <DateField label="Created from" name="createdFrom" defaultValue={state.createdFrom} error={errors.createdFrom} />
      <DateField label="Created to" name="createdTo" defaultValue={state.createdTo} error={errors.createdTo} />
      <Select
        label="Status"
        name="status"
        placeholder="All statuses"
        options={statuses}
        defaultValue={state.status}
        key={`statuses ${statuses.length}`}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => onApply({ ...NO_FILTER, search: state.search })}>
          Clear
        </Button>
        <Button type="submit" variant="primary">
          Apply filters
        </Button>
      </div>
    </form>
  )
}

const toOption = ({ name }: { name: string }): SelectOption => ({ value: name, label: serviceTypeName(name) })

/** What is chosen stays in the list, also before the list has arrived or when it lacks it. */
function withChosen(options: readonly SelectOption[], value: string, label: string): readonly SelectOption[] {
  if (!value || options.some((option) => option.value === value)) return options
  return [{ value, label }, ...options]
}

/** Fields that hold half a date, which the browser gives as none. */
function unfinishedDates({ elements }: HTMLFormElement): string[] {
  return ['createdFrom', 'createdTo'].filter((name) => {
    const field = elements.namedItem(name)
    return field instanceof HTMLInputElement && field.validity.badInput
  })
}

function readForm(form: FormData, statuses: readonly SelectOption[]): Omit<ListFilter, 'search'> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const status = text('status')
  return {
    serviceType: text('serviceType'),
    createdFrom: text('createdFrom'),
    createdTo: text('createdTo'),
    status,
    statusLabel: statuses.find(({ value }) => value === status)?.label ?? '',
  }
}
