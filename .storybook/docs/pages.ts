import type { Module } from "../reference/shape.ts";
import { readableTitle } from "../names.ts";

const rooms = "packages/ui/src/";

/** Where a second page of a folder's stories leads: the page that has the imports and props of its part. */
export function mainPageOf(
  file: string,
  pages: readonly string[],
): { name: string; path: string } | undefined {
  const folder = file.slice(0, file.lastIndexOf("/"));
  const [main] = pages.filter((page) => page.slice(0, page.lastIndexOf("/")) === folder);
  if (!main || !file.startsWith(rooms)) return undefined;
  const parts = main.slice(rooms.length).replace(".stories.tsx", "").split("/");
  // A file that is named like its folder gives the page the folder's name.
  const title = parts.at(-1) === parts.at(-2) ? parts.slice(0, -1) : parts;
  return { name: readableTitle(title.at(-1) ?? ""), path: `?path=/docs/${title.join("-")}--docs` };
}

/** Whether a part is a value of a form: it asks for its name and its question. */
export const isField = ({ folder, parts }: Module): boolean =>
  folder.endsWith("-field") &&
  parts.some(({ props }) =>
    ["name", "label"].every((asked) => props.some(({ name }) => name === asked)),
  );
