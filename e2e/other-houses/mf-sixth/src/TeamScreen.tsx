import { useState } from 'react'
import { listMembers } from '@portal/api-client/contract/member'
import { useRead } from '@portal/federation'
import { Button, PageHeader } from '@portal/ui'
import { title } from './words'

/** How many there are in the team of the practice. */
export function TeamScreen() {
  const [isShown, show] = useState(false)
  const { data: team } = useRead(listMembers, {}, { action: 'read the team' })
  return (
    <>
      <PageHeader title={title} />
      <Button onClick={() => show(true)}>Count the team</Button>
      {isShown && <p>{team?.length} people</p>}
    </>
  )
}
