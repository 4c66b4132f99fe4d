import { noticeMs } from "./durations.ts";

/** A short message shown above the page: its title, its words and how long it stays. */
export type Notice = { title: string; body: string; durationMs: number };

/** A notice of the usual length, or of its own. A page that shows it nowhere does without it. */
// @__NO_SIDE_EFFECTS__
export const notice = (
  title: string,
  body: string,
  durationMs: number = noticeMs.default,
): Notice => ({
  title,
  body,
  durationMs,
});

/** The notice with the first of the given texts that says something, such as the server's message. */
export const saying = (
  base: Notice,
  ...bodies: readonly (string | null | undefined)[]
): Notice => ({
  ...base,
  body: bodies.find((body) => body?.trim()) ?? base.body,
});
