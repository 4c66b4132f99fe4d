import { lazy, type ComponentType } from "react";

/** A part of a page that is loaded when first rendered: `lazyPart(async () => (await import("./form.tsx")).Form)`. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
