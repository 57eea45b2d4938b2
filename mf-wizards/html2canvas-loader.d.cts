declare function drawUnderPolicy(source: string): string
export = drawUnderPolicy
