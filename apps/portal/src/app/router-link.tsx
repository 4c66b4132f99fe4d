import { useClient } from "@polyportal/api-client/query/client-context";
import type { LinkSlotProps } from "@polyportal/ui/link";
import { useQueryClient } from "@tanstack/react-query";
import { use } from "react";
import { Link } from "react-router-dom";
import { PageSetContext } from "./page-set.ts";
import { forgetFailures, loadOf, pageModule } from "./pages.ts";

/**
 * The router's link behind ui's link slot; addresses of other places stay native anchors. A page's
 * code is on its way from the moment a finger or the focus reaches the link, its data from the press.
 */
export function RouterLink({ href, ...rest }: LinkSlotProps) {
  const [queryClient, client, set] = [useQueryClient(), useClient(), use(PageSetContext)];
  // Another view of the page that is open: nothing has to come ahead of it.
  if (href.startsWith("?")) return <Link to={href} {...rest} />;
  if (!href.startsWith("/") || href.startsWith("/api/")) return <a href={href} {...rest} />;
  const path = () => new URL(href, location.origin).pathname;
  // Whoever opens the page asks again, and is told what went wrong.
  const prefetch = () => void (set && pageModule(loadOf(set, path())).catch(forgetFailures));
  return (
    <Link
      to={href}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onPointerDown={() => set?.pages[path()]?.askAhead?.(queryClient, client)}
      {...rest}
    />
  );
}
