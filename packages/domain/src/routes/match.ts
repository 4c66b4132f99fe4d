import type { Route } from "./route.ts";

/** Whether an address is one of a route's: a part that starts with a colon takes any value. */
const matches = (pattern: string, address: string): boolean => {
  const parts = pattern.split("/");
  const given = address.split("/");
  return (
    parts.length === given.length &&
    parts.every((part, index) =>
      part.startsWith(":") ? Boolean(given[index]) : part === given[index],
    )
  );
};

/** The route of an address (query and hash left out), or `undefined` where no page is. */
export const routeAt = (routes: readonly Route[], address: string): Route | undefined => {
  const path = address.replace(/[?#].*$/, "").replace(/(?<=.)\/+$/, "");
  return routes.find((route) => matches(route.path, path));
};
