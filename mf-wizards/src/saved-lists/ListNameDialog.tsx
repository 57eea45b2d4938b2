import type { ApiError } from '@portal/api-client'
import { isObject } from '@portal/domain/unknown'
import { FORM_ERROR, TextInput, useFirstFocus } from '@portal/forms'
import { useClientCare } from '@portal/booking-ui'
import { NameDialog } from '../name-dialog/NameDialog'
import { listFailure, listNameError } from './words'

interface Props {
  readonly title: string
  readonly name: string
  readonly saveLabel: string
  /** Saves the name; resolves to the error, or to undefined when it was saved. */
  readonly onSave: (name: string) => Promise<ApiError | undefined>
  readonly onClose: () => void
}

interface Values {
  readonly name: string
}

/** Asks for the name of a list. The field shows an error when the name is taken [OPEN-224]. */
export function ListNameDialog({ title, name, saveLabel, onSave, onClose }: Props) {
  const care = useClientCare()
  const save = async (typed: Values) => {
    const error = await onSave(typed.name.trim())
    if (!error) return undefined
    const failure = listFailure(error, care)
    const isOfName = isObject(error.detail) && 'name' in error.detail
    return isOfName ? { name: failure } : { [FORM_ERROR]: failure }
  }
  return (
    <NameDialog<Values>
      {...{ title, saveLabel, onClose }}
      id="list-name"
      initialValues={{ name }}
      validate={errorsOf}
      onSubmit={save}
    >
      <NameInput />
    </NameDialog>
  )
}

function errorsOf({ name }: Values) {
  const error = listNameError(name)
  return error ? { name: error } : {}
}

function NameInput() {
  const input = useFirstFocus({ evenFilled: true })
  return (
    <TextInput
      ref={input}
      name="name"
      label="Name of the list"
      help="Everybody at your practice sees it, under Saved lists of a new order."
      autoComplete="off"
    />
  )
}
