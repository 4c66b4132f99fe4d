import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { sundryWords } from "@polyportal/domain/messages/sundry.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { useQuery } from "@tanstack/react-query";
import { FeeTabs } from "../fee-tabs.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { Concerned } from "../concerned.tsx";
import { SundryHistory } from "./sundry-history.tsx";

const title = sundryWords.otherFees;

/** What is sold one by one, and what the student has bought. */
export function Page() {
  return (
    <Concerned purpose="sundry" title={title}>
      <PortalPage title={title} lead={sundryWords.sundryLead}>
        <FeeTabs />
        <div className="grid grid-cols-1 gap-6">
          <Items />
          <Card title={sundryWords.invoices}>
            <SundryHistory />
          </Card>
        </div>
      </PortalPage>
    </Concerned>
  );
}

function Items() {
  const query = useQuery(queryOptionsFor(useClient(), "listSundryItems", {}));
  return (
    <Fetched query={query} label={sundryWords.fetchingItems}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState>{sundryWords.nothingSold}</EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded border border-line bg-paper-raised">
            {items.map(({ id, name, amount }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 sm:px-6"
              >
                <span className="min-w-0">{name}</span>
                <span className="ms-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
                  <Money amount={amount} />
                  <Button asChild variant="secondary" size="small">
                    <BareLink
                      href={withSearch(paths.sundrySession, { item: id })}
                      aria-label={sundryWords.payFor(name)}
                    >
                      {sundryWords.pay}
                    </BareLink>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Fetched>
  );
}
