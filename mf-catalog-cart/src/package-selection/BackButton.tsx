import { Button, Icon } from '@portal/ui'

/** From one package to all of them. */
export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<Icon name="chevron-left" />} onClick={onClick}>
      Back to packages
    </Button>
  )
}
