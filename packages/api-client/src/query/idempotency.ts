const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Equal by value, but files only by identity. */
const sameInput = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameInput(item, b[index]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameInput(a[key], b[key]));
};

/** 128 random bits. `crypto.randomUUID` is missing on pages without https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/**
 * The idempotency keys of a form: the same key for retries of the same input (a second press, a cut
 * connection), a new one after a success or a changed input.
 */
export const createIdempotencyKeys = () => {
  let last: { input: unknown; key: string } | undefined;
  return {
    keyFor: (input: unknown): string => {
      if (last === undefined || !sameInput(last.input, input)) last = { input, key: newKey() };
      return last.key;
    },
    succeeded: (): void => {
      last = undefined;
    },
  };
};
