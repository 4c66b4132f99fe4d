import type { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { applicationDeskMessages as words } from "@polyportal/domain/messages/application-desk";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Past } from "../../parts/history/past.tsx";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { Facts } from "./facts.tsx";
import type { Found } from "./found.ts";

type Props = {
  title: string;
  lead: string;
  /** What can be done with what was found. */
  children: (found: Found) => ReactNode;
};

/** Finds one application by a number, which the address keeps, and shows what it is and what became of it. */
export function DeskPage({ title, lead, children }: Props) {
  useLazyEndpoints();
  const [params, setParams] = useSearchParams();
  const number = params.get("number") ?? "";
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/application-desk/forms")).findSchema,
  );
  const form = useAppForm(schema, { number });
  type Values = FormValues<typeof form>;
  return (
    <PortalPage title={title} lead={lead}>
      <div className="grid grid-cols-1 gap-8">
        <Form
          form={form}
          className="max-w-prose"
          onSubmit={async (values) => setParams({ number: values.number })}
        >
          <TextField<Values> name="number" label={words.find.label} autoComplete="off" required />
          <FormActions>
            <SubmitButton>{words.find.submit}</SubmitButton>
          </FormActions>
        </Form>
        {number !== "" && <OneFound key={number} number={number} act={children} />}
      </div>
    </PortalPage>
  );
}

const notFound = ({ code }: ApiError) =>
  code === "not_found" ? <EmptyState title={words.find.none} /> : undefined;

const subjects = { application: "application", invoice: "applicantInvoice" } as const;

/** Whose past is told: before there is an application, its invoice's. */
const pastOf = ({ applicationId, number, invoiceId, invoiceNo }: Found) =>
  applicationId === null
    ? { subject: subjects.invoice, id: invoiceId, name: invoiceNo }
    : { subject: subjects.application, id: applicationId, name: number ?? "" };

function OneFound({ number, act }: { number: string; act: Props["children"] }) {
  const query = useQuery(queryOptionsFor(useClient(), "findApplication", { number }));
  return (
    <Fetched query={query} refused={notFound}>
      {(found) => (
        <div className="grid max-w-4xl grid-cols-1 gap-6">
          <Facts found={found} />
          {act(found)}
          <Past {...pastOf(found)} />
        </div>
      )}
    </Fetched>
  );
}
