import type { SundryItem } from "@polyportal/api-client/contract/sundry";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { sundryWords } from "@polyportal/domain/messages/sundry.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { BareLink } from "@polyportal/ui/link";
import { useSearchParams } from "react-router-dom";
import { idIn } from "../../../parts/address/asked.ts";
import { FeeLines } from "../fee-lines.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { Refused } from "../../../parts/form/refused.tsx";
import { ChosenItem } from "./chosen-item.tsx";
import { Concerned } from "../concerned.tsx";
import { useGenerated } from "../use-fees.ts";

const title = sundryWords.generateOtherFeesInvoice;

/** What the chosen item comes to, and the button that bills it. */
export function Page() {
  const [search] = useSearchParams();
  const asked = idIn(search, "session");
  return (
    <Concerned purpose="sundry" title={title}>
      <PortalPage title={title} lead={sundryWords.generateLead}>
        <ChosenItem>
          {(item, sessions) => {
            const session = sessions.find(({ id }) => id === asked) ?? sessions[0];
            return session && <Order item={item} session={session} />;
          }}
        </ChosenItem>
      </PortalPage>
    </Concerned>
  );
}

function Order({ item, session }: { item: SundryItem; session: { id: number; name: string } }) {
  const { id, name, amount } = item;
  const generate = useOperation("createSundryInvoice", useGenerated());
  return (
    <Card title={session.name} className="max-w-prose">
      <FeeLines
        caption={sundryWords.amountParts}
        lines={[{ description: name, amount }]}
        total={amount}
      />
      <Refused error={generate.error} className="my-4" />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          loading={generate.isPending}
          onClick={() => generate.mutate({ itemId: id, sessionId: session.id, amount })}
        >
          {sundryWords.generateInvoice}
        </Button>
        <Button asChild variant="secondary">
          <BareLink href={withSearch(paths.sundrySession, { item: id })}>
            {sundryWords.back}
          </BareLink>
        </Button>
      </div>
    </Card>
  );
}
