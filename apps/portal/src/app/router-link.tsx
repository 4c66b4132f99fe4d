import type { LinkSlotProps } from "@polyportal/ui/link";
import { Link } from "react-router-dom";
import { loadOf, pageModule } from "./pages.ts";

/**
 * The router's link behind ui's link slot; addresses of other places stay native anchors. A page's
 * code is on its way from the moment a finger or the focus reaches the link.
 */
export function RouterLink({ href, ...rest }: LinkSlotProps) {
  if (!href.startsWith("/") || href.startsWith("/api/")) return <a href={href} {...rest} />;
  const prefetch = () => {
    const { pathname } = new URL(href, location.origin);
    // Whoever opens the page is told what went wrong.
    void pageModule(loadOf(pathname)).catch(() => {});
  };
  return <Link to={href} onPointerEnter={prefetch} onFocus={prefetch} {...rest} />;
}
