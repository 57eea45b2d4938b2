import { ownWords } from '@portal/domain/password'
import { usePortalHost } from '@portal/federation'

/** The words that the password of an account may not hold, as far as this page knows them [OPEN-219]. */
export function useOwnWords(): (username: string) => readonly string[] {
  const { brand, practice } = usePortalHost()
  return (username) => ownWords({ username, names: [brand.name, practice?.name] })
}
