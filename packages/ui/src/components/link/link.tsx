import type { AnchorHTMLAttributes, ComponentType, Ref } from "react";
import { createContext, createElement, useContext } from "react";
import { cx } from "class-variance-authority";

/** The props of a link component: the anchor's props with a required address. */
export type LinkSlotProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** Where it leads. */
  href: string;
  /** The element, to focus it. */
  ref?: Ref<HTMLAnchorElement>;
};

const LinkSlot = createContext<ComponentType<LinkSlotProps> | "a">("a");

/** Provides the app's own link (a router's) to all components below, so that ui imports no router. */
export const LinkProvider = LinkSlot.Provider;

/** The app's link without styles, for cards, menus and buttons that are links. */
export function BareLink(props: LinkSlotProps) {
  return createElement(useContext(LinkSlot), props);
}

export type LinkProps = LinkSlotProps & {
  /** Links to another site, without router and opener. */
  external?: boolean;
  /** Has the colour of the surrounding text, for lists of links. */
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
