import { useEffect, useState } from 'react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './TextField.module.css'

type PasswordControlProps = ComponentPropsWithRef<'input'> & { id: string }

/** A password field with a button that shows the text; submitting hides it again. */
export function PasswordControl({ className, ...input }: PasswordControlProps) {
  const [isShown, setShown] = useState(false)
  const { id } = input
  useEffect(() => {
    if (!isShown) return
    // A password submitted as plain text would be stored among the browser's suggestions.
    const form = document.getElementById(id)?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [isShown, id])
  return (
    <div className={styles.password}>
      <input
        {...input}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={classNames(className, styles.secret)}
      />
      <button type="button" aria-controls={id} className={styles.reveal} onClick={() => setShown(!isShown)}>
        <Icon name={isShown ? 'eye-off' : 'eye'} size={18} />
        <span>{isShown ? 'Hide' : 'Show'}</span>
        <VisuallyHidden> password</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <output>{isShown ? 'The password is shown' : ''}</output>
      </VisuallyHidden>
    </div>
  )
}
