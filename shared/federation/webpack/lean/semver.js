// There is one copy of each shared module.
export const satisfy = () => true
