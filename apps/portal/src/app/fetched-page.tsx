import type { ComponentProps, ReactNode } from "react";
import { Fetched } from "./fetched.tsx";
import { PortalPage } from "./portal-page.tsx";

type Props<Data> = Omit<ComponentProps<typeof Fetched<Data>>, "children"> &
  Pick<ComponentProps<typeof PortalPage>, "title" | "lead"> & {
    /** The page, with its own heading. */
    children: (data: Data) => ReactNode;
  };

/** A page that is drawn with what an endpoint answered; until then its title stands over the waiting. */
export function FetchedPage<Data>({ title, lead, children, ...fetched }: Props<Data>) {
  if (fetched.query.data !== undefined) return children(fetched.query.data);
  return (
    <PortalPage title={title} lead={lead}>
      <Fetched {...fetched}>{() => null}</Fetched>
    </PortalPage>
  );
}
