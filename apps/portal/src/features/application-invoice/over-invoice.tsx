import { useOperation } from "@polyportal/api-client/query/use-operation";
import { extendSchema } from "@polyportal/domain/application-invoice/forms";
import { mostDaysExtended } from "@polyportal/domain/application-invoice/limits";
import { todayInLagos } from "@polyportal/domain/format/date";
import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { catalogue, programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { DateField } from "@polyportal/ui/date-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { AskAct } from "../../parts/act/ask.tsx";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";
import { ReasonField } from "../../parts/form/reason-field.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import { changed } from "./changed.ts";
import { CorrectPayer } from "./correct-payer.tsx";
import type { ApplicantInvoice, Opened } from "./use-invoice-acts.ts";

type Props = { invoice: ApplicantInvoice; onClose: () => void };

/** The act that was chosen for an invoice. */
export function OverInvoice({ act, ...props }: Props & Pick<Opened, "act">) {
  if (act === "correct") return <CorrectPayer {...props} />;
  if (act === "extend") return <Extend {...props} />;
  return act === "move" ? <Move {...props} /> : <Expire {...props} />;
}

function Expire({ invoice: { id, invoiceNo }, onClose }: Props) {
  const { mutateAsync } = useOperation("expireApplicantInvoice", { invalidates: changed });
  return (
    <AskAct
      title={words.expire.title(invoiceNo)}
      question={words.expire.question}
      label={words.acts.expire}
      danger
      onClose={onClose}
      onAct={({ reason }) => mutateAsync({ id, reason })}
      done={words.expire.done}
    />
  );
}

function Move({ invoice: { id, invoiceNo, slug }, onClose }: Props) {
  const { mutateAsync } = useOperation("movePayment", { invalidates: changed });
  return (
    <AskAct
      title={words.move.title(invoiceNo)}
      question={words.move.lead}
      choice={{
        label: words.move.to,
        missing: words.move.missing,
        // A programme has no number: its place stands for it.
        options: catalogue.flatMap((one, at) =>
          one.slug === slug ? [] : [{ value: at + 1, label: one.title }],
        ),
      }}
      label={words.move.ask}
      onClose={onClose}
      onAct={async (given, chosen) => {
        const to = programmeSlugs[Number(chosen) - 1];
        if (!to) return;
        const { waits } = await mutateAsync({ id, slug: to, ...given });
        tellOutcome(waits, words.move.moved);
      }}
    />
  );
}

const day = 86_400_000;

function Extend({ invoice: { id, invoiceNo }, onClose }: Props) {
  const { mutateAsync } = useOperation("extendApplicantInvoice", { invalidates: changed });
  const [{ first, furthest }] = useState(() => ({
    first: todayInLagos(),
    furthest: todayInLagos(new Date(Date.now() + mostDaysExtended * day)),
  }));
  const form = useAppForm(extendSchema, { untilOn: "", reason: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.extend.title(invoiceNo)}
      submitLabel={words.acts.extend}
      onClose={onClose}
      onSubmit={(values) => mutateAsync({ id, ...values })}
      saved={() => words.extend.done}
    >
      <DateField<Values>
        name="untilOn"
        label={words.extend.untilOn}
        hint={words.extend.untilHint}
        min={first}
        max={furthest}
        required
      />
      <ReasonField />
    </SideForm>
  );
}
