/**
 * Replaces the one function that react-konva imports from react-dom, which owners' pages don't have. Only react-konva's
 * own `Stage` needs it, which is not used here.
 */
export const flushSync = (act: () => void) => act()

export const useFormStatus = (): never => {
  throw new Error('The stage stands in no page of React')
}
