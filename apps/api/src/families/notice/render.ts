import { marked } from "marked";
import { sanitise } from "./sanitise.ts";

/**
 * A notice's text as HTML that can be shown: Markdown, where a new line is one. HTML in it is taken as
 * it is, and loses all that is not plain markup.
 */
export const render = (text: string): string =>
  sanitise(marked.parse(text, { async: false, breaks: true, gfm: true })).trim();
