import type { ApiError } from "@polyportal/api-client/client/api-error";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { feesWords } from "@polyportal/domain/messages/fees.words";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";

type Props = {
  title: string;
  query: { error: ApiError | null; refetch: () => unknown };
  /** Where its fee is paid. */
  home: string;
};

/** A paper that is on its way, or that waits for its fee. */
export function PaperOfFee({ title, query, home }: Props) {
  const { error } = query;
  return (
    <PortalPage title={title}>
      {error?.code === "fee_not_paid" ? (
        <EmptyState
          action={
            <Button asChild>
              <BareLink href={home}>{feesWords.seeWhatToPay}</BareLink>
            </Button>
          }
        >
          {error.message}
        </EmptyState>
      ) : (
        <Fetched query={{ ...query, data: undefined }} label={feesWords.fetchingLetter}>
          {() => null}
        </Fetched>
      )}
    </PortalPage>
  );
}
