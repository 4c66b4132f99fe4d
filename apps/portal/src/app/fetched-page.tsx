import type { ComponentProps, ReactNode } from "react";
import { Fetched } from "./fetched.tsx";
import { PortalPage } from "./portal-page.tsx";

type Props<Data> = Omit<ComponentProps<typeof Fetched<Data>>, "children"> & {
  /** Heads the page until its own head is known. */
  title: string;
  /** The whole page, of what was fetched. */
  children: (data: Data) => ReactNode;
};

/** A page whose head is part of what it fetches; until then that it is on its way, or why it did not come. */
export function FetchedPage<Data>({ title, children, ...fetched }: Props<Data>) {
  const { data } = fetched.query;
  if (data !== undefined) return children(data);
  return (
    <PortalPage title={title}>
      <Fetched {...fetched}>{() => null}</Fetched>
    </PortalPage>
  );
}
