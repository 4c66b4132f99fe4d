import { useClient } from "@polyportal/api-client/query/client-context";
import type { LinkSlotProps } from "@polyportal/ui/link";
import { useQueryClient } from "@tanstack/react-query";
import { use } from "react";
import { Link } from "react-router-dom";
import { PageSetContext } from "./page-set.ts";
import { forgetFailures, loadOf, pageModule } from "./pages.ts";

/**
 * The router's link for ui's link slot. Links to other sites stay plain anchors. A page's code is prefetched
 * on touch or focus, its data on press.
 */
export function RouterLink({ href, ...rest }: LinkSlotProps) {
  const [queryClient, client, set] = [useQueryClient(), useClient(), use(PageSetContext)];
  // Another view of the same page needs no prefetch.
  if (href.startsWith("?")) return <Link to={href} {...rest} />;
  if (!href.startsWith("/") || href.startsWith("/api/")) return <a href={href} {...rest} />;
  const path = () => new URL(href, location.origin).pathname;
  // Ignored: opening the page tries again and shows the error.
  const prefetch = () => void (set && pageModule(loadOf(set, path())).catch(forgetFailures));
  return (
    <Link
      to={href}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onPointerDown={() => set?.pages[path()]?.prefetch?.(queryClient, client)}
      {...rest}
    />
  );
}
