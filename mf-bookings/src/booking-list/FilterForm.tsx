import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button, DateField, Select } from '@portal/ui'
import type { SelectOption } from '@portal/ui'
import { serviceTypeName } from '../booking-table/service-type-name'
import { useBookedServiceTypes } from '../data/use-service-types'
import { useStageLabels } from '../data/use-stage-labels'
import { isRangeInOrder } from './active-filters'
import styles from './BookingList.module.css'
import { NO_FILTER } from './list-state'
import type { ListFilter } from './list-state'

interface Props {
  readonly state: ListFilter
  readonly onApply: (change: Partial<ListFilter>) => void
}

/** The advanced filter: service type, date created range and status (BKG-18). */
export function FilterForm({ state, onApply }: Props) {
  const labels = useStageLabels()
  const serviceTypes = withChosen(useBookedServiceTypes().map(toOption), state.serviceType, state.serviceType)
  const stages = Object.entries(labels ?? {}).map(([value, label]) => ({ value, label }))
  const statuses = withChosen(stages, state.status, state.statusLabel || state.status)
  const [wrongRange, setWrongRange] = useState(false)

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = readForm(new FormData(event.currentTarget), statuses)
    const inOrder = isRangeInOrder(wanted.createdFrom, wanted.createdTo)
    setWrongRange(!inOrder)
    if (inOrder) onApply(wanted)
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
      <DateField label="Created from" name="createdFrom" defaultValue={state.createdFrom} />
      <DateField
        label="Created to"
        name="createdTo"
        defaultValue={state.createdTo}
        error={wrongRange && 'Choose a day on or after the first one'}
      />
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

const toOption = (name: string): SelectOption => ({ value: name, label: serviceTypeName(name) })

/** What is chosen stays in the list, also before the list has arrived or when it lacks it. */
function withChosen(options: readonly SelectOption[], value: string, label: string): readonly SelectOption[] {
  if (!value || options.some((option) => option.value === value)) return options
  return [{ value, label }, ...options]
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
