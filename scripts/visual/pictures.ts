/** Where pictures lie, and what they are called. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command.ts";

/** The pictures that somebody has looked at and found right. */
export const approvedFolder = join(root, "e2e/pictures");

/** A picture's place under its folder: `components-button/primary.360.png`. */
export const pictureOf = (id: string, mode: string) => `${id.replace("--", "/")}.${mode}.png`;

/** The story that a picture is of. */
export const storyOf = (picture: string) => picture.replace("/", "--").replace(/\.[^.]+\.png$/, "");

/** The places of all pictures under a folder. */
export const picturesIn = (folder: string): string[] =>
  globSync("**/*.png", { cwd: folder })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
