import { useState } from 'react'
import { v } from '@portal/domain'
import { storedPreference, usePortalHost } from '@portal/federation'
import { useNavigate } from '@portal/router'
import { FindDialog } from './FindDialog'
import { useFindKeys } from './use-find-keys'

/** What the box begins with. */
export interface LookedFor {
  readonly text: string
  readonly isScanned: boolean
}

export interface FindPartProps {
  /** Null while the box is closed. */
  readonly lookedFor: LookedFor | null
  readonly onLook: (lookedFor: LookedFor | null) => void
}

const bySlash = storedPreference('find-by-slash', v.boolean())

/** What opens the box besides its button, and the box. */
export function FindPart({ lookedFor, onLook }: FindPartProps) {
  const { user, notify } = usePortalHost()
  const navigate = useNavigate()
  const [isBySlash, setBySlash] = useState(() => (user && bySlash.read(user.id)) ?? true)
  useFindKeys({
    isBySlash,
    onFind: () => onLook({ text: '', isScanned: false }),
    onNumber: (text) => onLook({ text, isScanned: true }),
    onAddress: (path) => void navigate(path),
    onCovered: () => notify({ tone: 'info', text: 'Close what is open on this page, then scan the booking again.' }),
  })
  if (!lookedFor) return null
  return (
    <FindDialog
      {...lookedFor}
      isBySlash={isBySlash}
      onBySlash={(isOn) => {
        setBySlash(isOn)
        if (user) bySlash.write(user.id, isOn)
      }}
      onClose={() => onLook(null)}
    />
  )
}
