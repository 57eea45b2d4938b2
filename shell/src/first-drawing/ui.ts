/** The kit without what a first drawing never shows: dialogs, and parts that come late. */
export {
  Alert,
  Button,
  buttonClass,
  Card,
  Checkbox,
  Chip,
  classNames,
  EmptyState,
  ErrorState,
  Icon,
  PageHeader,
  Paginator,
  Picture,
  SearchBox,
  Skeleton,
  Spinner,
  StageProgress,
  StatusTag,
  SummaryList,
  Table,
  useTypedSearch,
  VisuallyHidden,
} from '@portal/ui'

/** What its code would draw is not there yet: what stands for it meanwhile. */
export const lazyPart = (_: unknown, Fallback: unknown) => Fallback
