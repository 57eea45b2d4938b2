import { ownWords } from '@portal/domain-bundled/password'
import { usePortalHost } from '@portal/federation'

/** Words that the password must not contain, as far as this page knows them [OPEN-219]. */
export function useForbiddenWords(): (username: string) => readonly string[] {
  const { brand, practice } = usePortalHost()
  return (username) => ownWords({ username, names: [brand.name, practice?.name] })
}
