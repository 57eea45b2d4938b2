export function isFree(port: number): Promise<boolean>
export function anyPort(taken?: Set<number>): Promise<number>
export function innerPort(taken?: Set<number>): Promise<number>
export function freePort(wished: number, taken?: Set<number>): Promise<number>
