/** How a result stands: it waits to be released, is out, or is kept back. */
export const putmeStates = ["waiting", "released", "withheld"] as const;
export type PutmeState = (typeof putmeStates)[number];
