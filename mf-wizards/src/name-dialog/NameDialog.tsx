import type { ReactNode } from 'react'
import { FormShell } from '@portal/forms'
import type { FormShellProps } from '@portal/forms'
import { Button, Dialog } from '@portal/ui'
import styles from './NameDialog.module.css'

interface Props<Values extends object> extends Pick<FormShellProps<Values>, 'initialValues' | 'validate' | 'onSubmit'> {
  readonly title: string
  /** Prefix of the field's id. */
  readonly id: string
  readonly saveLabel: string
  readonly onClose: () => void
  /** The only field; its error is shown there, without a summary. */
  readonly children: ReactNode
}

/** Dialog that asks for a name and saves it. */
export function NameDialog<Values extends object>({ title, saveLabel, onClose, children, ...form }: Props<Values>) {
  return (
    <Dialog title={title} isOpen onClose={onClose} size="small">
      <FormShell<Values>
        {...form}
        summary={false}
        actions={({ submitting }) => (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={submitting}>
              {saveLabel}
            </Button>
          </>
        )}
      >
        <div className={styles.field}>{children}</div>
      </FormShell>
    </Dialog>
  )
}
