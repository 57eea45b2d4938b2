import { ListBox, ListBoxItem, Text } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import type { UIEvent } from 'react'
import { Button } from '../Button/Button'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { ComboBoxItem, ComboBoxProps } from './combo-box-props'
import styles from './ComboBox.module.css'
import { isNearEnd } from './near-end'
import { emptyText, offeredItems } from './offer'

type ListProps = Pick<
  ComboBoxProps,
  'answer' | 'selected' | 'inputValue' | 'prompt' | 'noneFound' | 'failure' | 'onRetry' | 'isLoading' | 'onLoadMore'
>

/** The suggestions; without any, the reason as text. */
export function ComboBoxList(props: ListProps) {
  const scrolled = (event: UIEvent<HTMLElement>) => {
    if (!props.isLoading && isNearEnd(event.currentTarget)) props.onLoadMore?.()
  }
  return (
    <Popover className={styles.popover ?? ''} offset={4}>
      <ListBox<ComboBoxItem>
        className={styles.list ?? ''}
        onScroll={scrolled}
        renderEmptyState={() => <div className={styles.message}>{emptyText(props)}</div>}
      >
        {(item) => (
          <ListBoxItem id={item.id} textValue={item.label} className={styles.option ?? ''}>
            <Text slot="label">{item.label}</Text>
            {item.detail && (
              <Text slot="description" className={styles.detail ?? ''}>
                {item.detail}
              </Text>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}

/** Announces why there is no list; a failure stays visible under the input with its Retry. */
export function ComboBoxStatus(props: ListProps) {
  if (props.failure !== undefined) {
    return (
      <div role="alert" className={styles.failure}>
        <span>{props.failure}</span>
        {props.onRetry && (
          <Button size="small" onClick={props.onRetry} busy={props.isLoading === true}>
            Try again
          </Button>
        )}
      </div>
    )
  }
  const silent = offeredItems(props).length > 0 || props.inputValue === ''
  // The open list hides the rest of the page from screen readers, except elements with this attribute.
  return (
    <VisuallyHidden data-live-announcer="true">
      <output>{silent ? '' : emptyText(props)}</output>
    </VisuallyHidden>
  )
}
