// What the library tells beside the code of an error; the sentences are left out too.
export const optionsToMFContext = () => undefined
