import { listBookingServiceTypes } from '@portal/api-client/contract/booking'
import { useRead, useStageLabels } from '@portal/federation'
import type { Read } from '@portal/federation'
import { DateInput, FormShell, SelectInput } from '@portal/forms'
import { Button } from '@portal/ui'
import type { SelectOption } from '@portal/ui'
import { serviceTypeName } from '@portal/domain-bundled/list-words'
import styles from './BookingList.module.css'
import { rangeErrors } from './filter-errors'
import { NO_FILTER } from './list-state'
import type { ListFilter } from './list-state'

export interface FilterFormProps {
  readonly state: ListFilter
  readonly onApply: (change: Partial<ListFilter>) => void
}

/** The advanced filter: service type, date created range and status [BKG-18]. */
export function FilterForm({ state, onApply }: FilterFormProps) {
  const { serviceType, createdFrom, createdTo, status } = state
  const { serviceTypes, statuses } = useFilterOptions(state)
  return (
    <FormShell
      initialValues={{ serviceType, createdFrom, createdTo, status }}
      validate={rangeErrors}
      onSubmit={(values) => onApply({ ...values, statusLabel: labelIn(statuses.options, values.status) })}
      summary={false}
    >
      <div className={styles.filters}>
        <SelectInput
          label="Service type"
          name="serviceType"
          placeholder="All service types"
          options={serviceTypes.options}
          help={failure(serviceTypes.read, 'Service types')}
        />
        <DateInput label="Created from" name="createdFrom" />
        <DateInput label="Created to" name="createdTo" />
        <SelectInput
          label="Status"
          name="status"
          placeholder="All statuses"
          options={statuses.options}
          help={failure(statuses.read, 'Statuses')}
        />
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => onApply({ ...NO_FILTER, search: state.search })}>
            Clear
          </Button>
          <Button type="submit" variant="primary">
            Apply filters
          </Button>
        </div>
      </div>
    </FormShell>
  )
}

function useFilterOptions({ serviceType, status, statusLabel }: ListFilter) {
  const labels = useStageLabels()
  const booked = useRead(
    listBookingServiceTypes,
    {},
    { action: 'list service types of bookings', revalidateIfStale: false },
  )
  const stages = Object.entries(labels.data ?? {}).map(([value, label]) => ({ value, label }))
  return {
    serviceTypes: { read: booked, options: withChosen((booked.data ?? []).map(toOption), serviceType, serviceType) },
    statuses: { read: labels, options: withChosen(stages, status, statusLabel || status) },
  }
}

/** A failed list must not look like an empty one [OPEN-80]. */
function failure({ data, error, isBusy, retry }: Read<unknown>, what: string) {
  if (data !== undefined || error === undefined) return undefined
  return (
    <>
      <span>{`${what} could not be loaded. `}</span>
      <Button size="small" busy={isBusy} onClick={retry}>
        Retry
      </Button>
    </>
  )
}

const toOption = ({ name }: { name: string }): SelectOption => ({ value: name, label: serviceTypeName(name) })

/** Keeps the chosen value selectable while the options load, or when they lack it. */
function withChosen(options: readonly SelectOption[], value: string, label: string): readonly SelectOption[] {
  if (!value || options.some((option) => option.value === value)) return options
  return [{ value, label }, ...options]
}

const labelIn = (options: readonly SelectOption[], selected: string) =>
  options.find(({ value }) => value === selected)?.label ?? ''
