import { useState } from 'react'
import { listMembers } from '@portal/api-client/contract/member'
import { Slot, useRead } from '@portal/federation'
import { Button, PageHeader } from '@portal/ui'
import { Attic } from '../../slots/src/mf-sixth'
import { title } from './words'

/** How many there are in the team of the practice. */
export function TeamScreen() {
  const [isShown, show] = useState(false)
  const { data: team } = useRead(listMembers, {}, { action: 'read the team' })
  return (
    <>
      <PageHeader title={title} />
      <Button onClick={() => show(true)}>Count the team</Button>
      {isShown && team && <Slot name={Attic} props={{ people: team.length }} loading={null} fallback={() => null} />}
    </>
  )
}
