export { FORM_ERROR } from 'final-form'
export { useForm, useFormState } from 'react-final-form'
export { CheckboxInput, RadioInput } from './fields/choice-fields'
export type { CheckboxInputProps, RadioInputProps } from './fields/choice-fields'
export { ComboBoxInput, EMPTY_COMBO } from './fields/ComboBoxInput'
export type { ComboBoxInputProps, ComboValue } from './fields/ComboBoxInput'
export { FieldRows } from './fields/FieldRows'
export type { FieldRowsProps } from './fields/FieldRows'
export { DateInput, SelectInput, TextAreaInput, TextInput } from './fields/text-fields'
export { UNPRINTABLE, textWords } from './fields/text-words'
export type {
  DateInputProps,
  SelectInputProps,
  TextAreaInputProps,
  TextInputProps,
} from './fields/text-fields'
export { useBinding } from './fields/use-binding'
export type { FieldErrorValue, FormErrors } from './form/form-errors'
export { DEFAULT_FAULT_TEXT, FormShell } from './form/FormShell'
export type { FormShellProps, SubmitResult } from './form/FormShell'
export { useStepSubmit, useWizardForward } from './wizard/step-submit'
export type { StepSubmit } from './wizard/step-submit'
export {
  firstUnfinished,
  nextStep,
  previousStep,
  stepFromHash,
  stepHeading,
  stepStatuses,
} from './wizard/steps'
export type { StepProps, WizardStep } from './wizard/steps'
export { Wizard } from './wizard/Wizard'
export type { WizardProps } from './wizard/Wizard'
