import type { ComponentProps, ReactNode } from "react";
import { createElement } from "react";
import { cx } from "class-variance-authority";
import { drawnAs, dropped, inline, safeHref } from "./allowed.ts";

export type RichTextProps = Omit<ComponentProps<"div">, "children"> & {
  /** HTML sanitised by the server. It is parsed and rebuilt from allowed elements anyway. */
  html: string;
};

/** A notice's formatted text. Only listed elements and the addresses of links are kept. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  return (
    <div
      {...rest}
      className={cx(
        "base:max-w-prose base:break-words base:[&_:is(ul,ol)]:pl-6 base:[&_a]:text-brand base:[&_a]:underline base:[&_blockquote]:border-l-4 base:[&_blockquote]:border-line base:[&_blockquote]:pl-4",
        "base:[&_:is(h3,h4)]:font-semibold base:[&_h3]:text-18 base:[&_ol]:list-decimal base:[&_ul]:list-disc base:[&>*+*]:mt-3",
        "base:[&_:is(td,th)]:border base:[&_:is(td,th)]:border-line base:[&_:is(td,th)]:px-2 base:[&_:is(td,th)]:py-1 base:[&_th]:text-left base:[&_table]:block base:[&_table]:overflow-x-auto",
        className,
      )}
    >
      {[...parse(html).childNodes].map(draw)}
    </div>
  );
}

/** The text without formatting in one line, for banners and titles. @internal */
export function plainText(html: string): string {
  return textOf(parse(html)).replace(/\s+/g, " ").trim();
}

/** DOMParser runs no scripts and loads no pictures. */
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
  if (node instanceof HTMLImageElement) return ` ${node.alt} `;
  if (!(node instanceof Element) || dropped.has(node.localName)) return "";
  const words = [...node.childNodes].map(textOf).join("");
  // Keep the words of two paragraphs apart.
  return inline.has(node.localName) ? words : ` ${words} `;
}

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  // Pictures are replaced by their alternative text, so that none can be missing.
  if (node instanceof HTMLImageElement) return node.alt || null;
  if (!(node instanceof Element) || dropped.has(node.localName)) return null;
  const inside = [...node.childNodes].map(draw);
  const tag = drawnAs[node.localName];
  if (tag === undefined) return inside;
  if (tag === "br" || tag === "hr") return createElement(tag, { key });
  if (tag !== "a") return createElement(tag, { key }, ...inside);
  const href = safeHref(node.getAttribute("href"));
  return href
    ? createElement("a", { key, href, rel: "noopener noreferrer nofollow" }, ...inside)
    : inside;
}
