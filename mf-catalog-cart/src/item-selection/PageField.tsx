import { useState } from 'react'
import { Button, TextField } from '@portal/ui'
import styles from './ItemSelection.module.css'

interface Props {
  readonly pageCount: number
  readonly onPage: (page: number) => void
}

/** With fewer pages every number stands in the paginator. */
const FEWEST = 5

/** A page by its number. No form of its own: the wizard's step is one. */
export function PageField({ pageCount, onPage }: Props) {
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  if (pageCount < FEWEST) return null
  const go = () => {
    const page = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
    const isPage = page >= 1 && page <= pageCount
    setRefused(!isPage)
    if (!isPage) return
    setText('')
    onPage(page)
  }
  return (
    <div className={styles.pageField}>
      <TextField
        label={`Go to page (1 to ${pageCount})`}
        width="short"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        value={text}
        error={isRefused ? `Enter a page from 1 to ${pageCount}` : undefined}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          go()
        }}
      />
      <Button onClick={go}>Go</Button>
    </div>
  )
}
