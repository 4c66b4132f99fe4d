import type { Invoice } from "@polyportal/api-client/contract/invoice";
import { invoiceLookupSchema } from "@polyportal/domain/invoice/lookup";
import { cardInfo } from "@polyportal/domain/programmes/card-info";
import { invoiceFormMessages } from "@polyportal/domain/messages/invoice-form";
import { invoiceWords } from "@polyportal/domain/messages/invoice.words";
import type { KnownProgramme } from "@polyportal/domain/programmes/programme";
import { LockedField } from "@polyportal/ui/locked-field";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { PhoneField } from "@polyportal/ui/phone-field";
import { SelectField } from "@polyportal/ui/select-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { PageLoader } from "@polyportal/ui/page-loader";
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useLookup } from "../../app/use-lookup.tsx";
import { forgetWords, KeptWords, useKeptWords } from "./kept-words.tsx";
import { withoutRecord } from "./prefill.ts";
import { useShowInvoice } from "./use-show-invoice.ts";

// What follows the look-up is fetched while it runs.
const loadChoices = () => import("./invoice-choices.tsx");
const loadDetails = () => import("./invoice-details.tsx");
const InvoiceChoices = lazy(async () => ({ default: (await loadChoices()).InvoiceChoices }));
const InvoiceDetails = lazy(async () => ({ default: (await loadDetails()).InvoiceDetails }));

/** What an invoice's page hands on of whoever wants another: the phone number, and for what. */
export type ForAnother = { mobileNumber: string; programme: string };

const formNames: Readonly<Record<string, string>> = {
  regNumber: "mobileNumber",
  applicationTypeId: "programme",
};

type LookupSchema = ReturnType<typeof invoiceLookupSchema>;

type Props = {
  title: string;
  /** What this page says of its invoices. */
  words: KnownProgramme;
  /** The types to choose from. */
  choices: readonly KnownProgramme[];
  /** The type where it was chosen beforehand. */
  locked: KnownProgramme | undefined;
  /** The fields of type and award where any programme can be chosen; what is said of them, too. */
  ofAny?: { schema: LookupSchema; fields: ReactNode; info: string };
  /** Who comes from an invoice that is not theirs: an empty form is asked for at once. */
  forAnother: ForAnother | undefined;
};

/** Invoice type and phone number first; then the invoice they lead to, or the form for a new one. */
export function GenerateInvoice({ title, words, choices, locked, ofAny, forAnother }: Props) {
  const show = useShowInvoice();
  // Whoever said that none is theirs gets the form without what the school knows.
  const [noneIsMine, setNoneIsMine] = useState(forAnother !== undefined);
  const schema =
    ofAny?.schema ?? invoiceLookupSchema(words.invoice.flow, locked?.awards !== undefined);
  const form = useAppForm(schema, {
    programme: locked?.slug ?? forAnother?.programme ?? "",
    award: "",
    mobileNumber: forAnother?.mobileNumber ?? "",
  });
  type Values = FormValues<typeof form>;
  // Other programmes on offer make it another form.
  const own = forAnother
    ? ["another", forAnother.programme, forAnother.mobileNumber]
    : choices.map(({ slug }) => slug);
  const draft = useKeptWords(own.join(), form);
  const showInvoice = (invoice: Invoice) => {
    forgetWords(draft);
    show(invoice);
  };
  const lookup = useLookup("lookupInvoice", {
    onAnswer: ({ invoice }) => invoice && !noneIsMine && showInvoice(invoice),
  });
  const asked = choices.find(({ slug }) => slug === lookup.asked?.programme);

  const ask = async (programme: string, mobileNumber: string, invoiceNo?: string) => {
    const choice = choices.find(({ slug }) => slug === programme);
    const award = choice?.awards && form.getValues("award");
    // What it costs goes by the award: the person chooses it first.
    if (!choice || award === "") return;
    // A failure is told when the part is drawn.
    loadDetails().catch(() => undefined);
    await lookup.ask({
      applicationTypeId: choice.applicationTypeId,
      programme: choice.slug,
      award,
      regNumber: mobileNumber,
      invoiceNo,
    });
  };
  const askForAnother = useEffectEvent(() => {
    if (forAnother) void ask(forAnother.programme, forAnother.mobileNumber);
  });
  // Once: asking again is up to the person.
  useEffect(() => askForAnother(), []);

  const { answer } = lookup;
  const toForm = answer && asked && (noneIsMine || !answer.invoice);
  return (
    <LookupForm
      title={title}
      info={ofAny?.info ?? cardInfo[words.slug] ?? words.invoice.info}
      submitLabel={invoiceWords.continue}
      status={
        <KeptWords
          draft={draft}
          onEmpty={() => {
            form.reset();
            lookup.forget();
          }}
        />
      }
      form={form}
      fieldOf={(name) => formNames[name] ?? name}
      onSubmit={async ({ programme, mobileNumber }) => {
        setNoneIsMine(false);
        await ask(programme, mobileNumber);
      }}
      failure={lookup.failure}
      result={
        toForm && (
          <Suspense fallback={<PageLoader />}>
            {answer.choices.length > 0 && !noneIsMine ? (
              <InvoiceChoices
                choices={answer.choices}
                onChoose={(invoiceNo) =>
                  void ask(asked.slug, answer.prefill.mobileNumber, invoiceNo)
                }
                onNone={() => setNoneIsMine(true)}
              />
            ) : (
              <InvoiceDetails
                key={`${asked.slug} ${lookup.asked?.award} ${answer.prefill.mobileNumber} ${String(noneIsMine)}`}
                programme={asked}
                award={lookup.asked?.award}
                ofAny={ofAny !== undefined}
                prefill={noneIsMine ? withoutRecord(answer.prefill) : answer.prefill}
                onMade={showInvoice}
                onNoneIsMine={() => setNoneIsMine(true)}
                onShowOthers={() => {
                  setNoneIsMine(false);
                  void ask(asked.slug, answer.prefill.mobileNumber);
                }}
              />
            )}
          </Suspense>
        )
      }
    >
      {ofAny ? (
        ofAny.fields
      ) : locked ? (
        <LockedField label={invoiceWords.invoiceType} value={nameOf(locked)} />
      ) : (
        <SelectField<Values>
          name="programme"
          label={invoiceWords.invoiceType}
          required
          options={choices.map((choice) => ({ value: choice.slug, label: nameOf(choice) }))}
        />
      )}
      {locked?.awards && (
        <SelectField<Values>
          name="award"
          label={invoiceWords.award}
          required
          options={locked.awards}
        />
      )}
      <PhoneField<Values>
        name="mobileNumber"
        label={invoiceWords.mobileNumber}
        required
        hint={invoiceFormMessages.phoneHint}
      />
    </LookupForm>
  );
}

/** Some of the specification's names end in a space. */
const nameOf = ({ applicationName }: KnownProgramme): string => applicationName.trim();
