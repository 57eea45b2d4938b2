import { useState } from 'react'
import { usePortalHost } from '@portal/federation'
import type { Endpoint } from '@portal/api-client'
import { Button } from '@portal/ui'
import * as v from 'valibot'

/** A call that the build cannot detect, because nothing of the API contract is imported. */
const foreign: Endpoint = {
  name: 'listMembers',
  method: 'GET',
  path: 'portal/vet/members',
  summary: 'The team of the practice',
  access: 'staff',
  response: v.unknown(),
}

/** Calls another remote's endpoint with the page's API client. */
export function Trespass() {
  const { api } = usePortalHost()
  const [outcome, setOutcome] = useState('')
  const ask = () =>
    api.call(foreign).then(
      () => setOutcome('It came in'),
      (error: Error) => setOutcome(error.message),
    )
  return (
    <>
      <Button onClick={() => void ask()}>Trespass</Button>
      <p role="status">{outcome}</p>
    </>
  )
}
