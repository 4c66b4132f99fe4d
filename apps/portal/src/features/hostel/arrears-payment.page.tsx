import type { HostelArrears } from "@polyportal/api-client/contract/hostel";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { bedPlace, hostelMessages } from "@polyportal/domain/messages/hostel";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { paths, studentInvoicePath } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { toast } from "@polyportal/ui/toast";
import { useNavigate } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Refused } from "../../parts/form/refused.tsx";
import { useStanding } from "./use-standing.ts";

/** The beds of earlier sessions that are not paid, each with its invoice. */
export function Page() {
  const standing = useStanding();
  return (
    <PortalPage title={hostelWords.arrearsPayment} lead={hostelWords.arrearsLead}>
      <Fetched query={standing} label={hostelWords.fetchingHostelRecord}>
        {({ arrears }) =>
          arrears.length === 0 ? (
            <EmptyState
              action={
                <Button asChild>
                  <BareLink href={paths.hostel}>{hostelWords.backToHostel}</BareLink>
                </Button>
              }
            >
              {hostelWords.owesNothing}
            </EmptyState>
          ) : (
            <div className="grid gap-6">
              {arrears.map((bed) => (
                <Owed key={bed.sessionId} bed={bed} />
              ))}
            </div>
          )
        }
      </Fetched>
    </PortalPage>
  );
}

function Owed({ bed }: { bed: HostelArrears }) {
  const { sessionId, session, amount, invoiceId } = bed;
  const navigate = useNavigate();
  const create = useOperation("createHostelArrearsInvoice", {
    invalidates: ["getHostelStanding"],
    onSuccess: (invoice) => {
      toast({ ...invoiceMessages.created, status: "success" });
      void navigate(studentInvoicePath("hostel", invoice));
    },
  });
  return (
    <Card
      title={session}
      footer={
        invoiceId ? (
          <Button asChild>
            <BareLink href={studentInvoicePath("hostel", { id: invoiceId, rrr: null })}>
              {hostelWords.openInvoiceOf(session)}
            </BareLink>
          </Button>
        ) : (
          <Button loading={create.isPending} onClick={() => create.mutate({ sessionId, amount })}>
            {hostelWords.generateInvoiceOf(session)}
          </Button>
        )
      }
    >
      <Refused error={create.error} className="mb-4" />
      <DescriptionList
        phoneColumns={2}
        items={[
          { term: hostelWords.bedSpace, value: bedPlace(bed) },
          { term: hostelMessages.price, value: <Money amount={amount} /> },
        ]}
      />
    </Card>
  );
}
