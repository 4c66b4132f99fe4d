import type { AnchorHTMLAttributes, ComponentType, Ref } from "react";
import { createContext, createElement, useContext } from "react";
import { cx } from "class-variance-authority";

/** What a link component must take: the native anchor's props, with an address that is never absent. */
export type LinkSlotProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Where it leads. */
  href: string;
  /** The link itself, to move the focus to it. */
  ref?: Ref<HTMLAnchorElement>;
};

const LinkSlot = createContext<ComponentType<LinkSlotProps> | "a">("a");

/** Gives every component below the app's own link (a router's), so that ui imports no router. */
export const LinkProvider = LinkSlot.Provider;

/** The app's link without any look of its own: for cards, menus and buttons that are links. */
export function BareLink(props: LinkSlotProps) {
  return createElement(useContext(LinkSlot), props);
}

export type LinkProps = LinkSlotProps & {
  /** Leads to another site: opens there at once, without handing over the opener or the router. */
  external?: boolean;
  /** Takes the colour of the text around it, for lists in which every line is a link. */
  quiet?: boolean;
};

const look = "ui-link";
const loud = "ui-link-loud";
const quietLook = "ui-link-quiet";

/** A link in running text. */
export function Link({ external, quiet, className, ...rest }: LinkProps) {
  const classes = cx(look, quiet ? quietLook : loud, className);
  if (external) return <a rel="noopener noreferrer" {...rest} className={classes} />;
  return <BareLink {...rest} className={classes} />;
}
