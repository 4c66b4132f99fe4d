declare module "virtual:reference" {
  import type { Module, Shape } from "./shape.ts";

  /** The exports of each page, by the path of its stories from the repository's root. */
  export const pages: Readonly<Record<string, readonly Module[]>>;
  export const shapes: Readonly<Record<string, Shape>>;
}
