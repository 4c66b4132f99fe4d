import { lazy, type ComponentType } from "react";

/** A part of a page whose module is fetched when it is first drawn. `load` imports it and names the part. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
