import type { LinkSlotProps } from "@polyportal/ui/link";
import { Link } from "react-router-dom";

/** The router's link behind ui's link slot; addresses of other places stay native anchors. */
export function RouterLink({ href, ...rest }: LinkSlotProps) {
  const ours = href.startsWith("/") && !href.startsWith("/api/");
  return ours ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
