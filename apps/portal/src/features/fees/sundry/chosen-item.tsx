import type { SundryItem } from "@polyportal/api-client/contract/sundry";
import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { sundryWords } from "@polyportal/domain/messages/sundry.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { idIn } from "../../../parts/address/asked.ts";
import { Fetched } from "../../../app/fetched.tsx";

type Props = {
  children: (item: SundryItem, sessions: Output<"listSundryItems">["sessions"]) => ReactNode;
};

/** The item of `?item=<id>`; without it, or for one that is sold no more, the way back to the list. */
export function ChosenItem({ children }: Props) {
  const [search] = useSearchParams();
  const asked = idIn(search, "item");
  const query = useQuery(
    queryOptionsFor(useClient(), "listSundryItems", {}, { staleTimeMs: 60_000 }),
  );
  return (
    <Fetched query={query} label={sundryWords.fetchingItem}>
      {({ items, sessions }) => {
        const item = items.find(({ id }) => id === asked);
        return item ? (
          children(item, sessions)
        ) : (
          <EmptyState
            action={
              <Button asChild>
                <BareLink href={paths.sundry}>{sundryWords.chooseItem}</BareLink>
              </Button>
            }
          >
            {sundryWords.noItem}
          </EmptyState>
        );
      }}
    </Fetched>
  );
}
