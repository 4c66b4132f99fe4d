import { noticeFormMessages } from "@polyportal/domain/messages/notice-form";
import { marked } from "marked";
import { fail } from "../../failure.ts";
import { sanitise } from "./sanitise.ts";

/**
 * A notice's text as HTML that can be shown: Markdown, where a new line is one. HTML in it is taken as
 * it is, and loses all that is not plain markup.
 */
export function render(text: string): string {
  try {
    return sanitise(marked.parse(text, { async: false, breaks: true, gfm: true })).trim();
  } catch (error) {
    // Quotations within quotations, thousands deep: the parser runs out of stack.
    if (!(error instanceof RangeError)) throw error;
    return fail("invalid_input", { fields: { text: noticeFormMessages.textTooDeep } });
  }
}
