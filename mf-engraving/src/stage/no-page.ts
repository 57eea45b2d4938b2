/**
 * What react-konva takes of react-dom, for owners' pages, which have none. It serves react-konva's own `Stage` alone,
 * which is not used here.
 */
export const flushSync = (act: () => void) => act()

export const useFormStatus = (): never => {
  throw new Error('The stage stands in no page of React')
}
