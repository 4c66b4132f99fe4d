import type * as z from "zod/mini";

/** For tests: what a form would say of a value, as `path: message`; nothing when it is good. */
export const messagesOf = (schema: z.ZodMiniType, value: unknown): string[] => {
  const result = schema.safeParse(value);
  return (result.error?.issues ?? []).map(({ path, message }) =>
    path.length > 0 ? `${path.join(".")}: ${message}` : message,
  );
};
