import type { LinkSlotProps } from "@polyportal/ui/link";
import { useHref, useLinkClickHandler } from "react-router-dom";

/** The router's link behind ui's link slot; addresses of other places stay native anchors. */
export function RouterLink({ href, ...rest }: LinkSlotProps) {
  const ours = /^\/(?!\/|api\/)/.test(href);
  return ours ? <OwnLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/**
 * What the router's own `Link` is here, without what that brings for apps that are framed by the router: 3 KiB of
 * every page.
 */
function OwnLink({ href, onClick, ...rest }: LinkSlotProps) {
  const { target } = rest;
  const follow = useLinkClickHandler(href, target ? { target } : {});
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
